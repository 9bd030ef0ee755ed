extension Samples {
    static let korean = Samples(
        "ko",
        good: """
            camera: 책의 바코드를 읽어 서재에 넣습니다.
            camera: 이름을 알고 싶은 꽃을 찍습니다.
            camera: 영수증을 찍으면 금액이 자동으로 적힙니다.
            camera: 통화하는 상대에게 내 모습을 보여 줍니다.
            camera: 메뉴판에 비추면 음식 이름을 번역해 줍니다.
            camera: 댓글에 붙일 사진을 찍을 때 씁니다.
            camera: 카메라로 좌석의 QR 코드를 스캔합니다.
            microphone: 빨간 단추를 누르는 동안 메모를 녹음합니다.
            microphone: 친구들과 통화할 때 목소리를 들려줍니다.
            microphone: 연주한 음이 높은지 낮은지 알려 줍니다.
            microphone: 밤에 방이 얼마나 시끄러운지 잽니다.
            microphone: 소리가 있는 짧은 영상을 찍어 일기에 붙입니다.
            photos: 앨범 표지로 쓸 사진을 고릅니다.
            photos: 흐릿하게 찍힌 사진을 찾아 정리할 수 있게 합니다.
            photosAdd: 다 그린 그림을 사진 앱에 저장합니다.
            photosAdd: 만든 스티커를 앨범에 넣어 둡니다.
            location: 지금 문을 연 근처 빵집을 보여 줍니다.
            location: 달린 길을 지도에 그립니다.
            location: 막차가 떠나기 전에 가까운 정류장을 알려 줍니다.
            contacts: 카드를 보낼 친구의 주소를 채워 줍니다.
            contacts: 전화를 건 사람의 이름을 보여 줍니다.
            calendar: 경기가 열리는 날을 일정에 넣습니다.
            calendar: 오늘 있는 약속을 첫 화면에 보여 줍니다.
            reminders: 요리 순서를 장보기 목록으로 만듭니다.
            bluetooth: 체중계와 연결해 몸무게를 읽어 옵니다.
            localNetwork: 사무실에 있는 프린터를 찾습니다.
            faceID: 비밀번호를 입력하지 않고 금고를 엽니다.
            motion: 하루에 오른 계단 수를 셉니다.
            health: 잠든 시간을 기분과 견주어 봅니다.
            health: 이 앱은 건강 앱에 아무것도 쓰지 않습니다.
            tracking: 자동차 대신 공연 광고를 보여 줍니다.
            music: 타이머가 끝나면 노래를 한 곡 틀어 줍니다.
            siri: 말로 운동을 시작할 수 있습니다.
            speech: 말한 내용을 편지글로 옮깁니다.
            nfc: 화분의 태그를 읽어 언제 물을 주었는지 보여 줍니다.
            camera: 이 앱은 카메라를 사용하지 않습니다. 포함된 라이브러리가 참조할 뿐입니다.
            """,
        vague: """
            camera: 이 앱은 카메라를 사용합니다.
            camera: 카메라 접근 권한이 필요합니다.
            microphone: 앱 사용을 위해 마이크 권한을 허용해 주세요.
            location: 더 나은 서비스를 제공하기 위해 위치 정보를 사용합니다.
            location: 위치 정보 접근을 허용해 주세요.
            photos: 앨범에서 사진을 가져옵니다.
            photos: 사진 접근 권한이 필요합니다.
            contacts: 연락처에 접근하기 위해 권한이 필요합니다.
            bluetooth: 원활한 서비스 이용을 위해 블루투스 권한이 필요합니다.
            calendar: 캘린더 사용을 허용해 주십시오.
            motion: 앱의 정상적인 동작을 위해 모션 데이터가 필요합니다.
            """,
        truncated: """
            microphone: 열린 페이지에 붙일 메모를 녹음하려고 마이크를
            location: 가까운 가게를 보여 주고 길을
            camera: 책의 바코드를 읽어 서재에 넣는 기능 및
            photos: 표지로 쓸 사진(앨범의 첫 장
            """,
        stray: """
            faceID: 로컬 네트워크에서 프린터를 찾습니다.
            microphone: 글에 붙일 사진을 고릅니다.
            contacts: 지도에서 현재 위치의 카페를 보여 줍니다.
            camera: 연락처에서 이미 가입한 친구를 찾습니다.
            calendar: 티켓을 스캔하려고 카메라를 씁니다.
            """,
        placeholder: """
            camera: [카메라 사용 목적 설명]
            microphone: 여기에 설명을 입력하세요
            location: 테스트
            photos: 설명
            contacts: 해당 없음
            faceID: ㅁㄴㅇㄹ
            """)
}
