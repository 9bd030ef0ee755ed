extension Samples {
    static let simplified = Samples(
        "zh-Hans",
        good: """
            camera: 扫描书上的条形码，把书加入书架。
            camera: 拍下您想认识的花。
            camera: 拍摄小票后自动填写金额。
            camera: 让通话的对方看到您。
            camera: 对着菜单就能翻译菜名。
            camera: 拍照并附在评论里。
            camera: 扫描座位上的二维码签到。
            microphone: 按住红色按钮时录制备忘。
            microphone: 让朋友们在群组通话里听到您说话。
            microphone: 判断您弹的音是高了还是低了。
            microphone: 测量夜里房间有多吵。
            microphone: 拍摄有声的短片并放进日记。
            photos: 选一张照片做相册的封面。
            photos: 找出模糊的照片，由您决定是否整理。
            photosAdd: 把画好的图保存到照片里。
            photosAdd: 将做好的贴纸存入相册。
            location: 显示您附近正在营业的面包店。
            location: 在地图上画出您跑过的路。
            location: 末班车开走之前提醒您最近的车站。
            contacts: 寄贺卡时填写朋友的地址。
            contacts: 显示来电人的姓名。
            calendar: 把比赛那天加入日程。
            calendar: 在首页列出今天的约会。
            reminders: 把菜谱的步骤变成购物清单。
            bluetooth: 连接体重秤并读取体重。
            localNetwork: 寻找办公室里的打印机。
            faceID: 不用输入密码就能打开保险箱。
            motion: 数一数您一天爬了多少级楼梯。
            health: 把睡眠时间和心情作比较。
            health: 本应用不会向健康写入任何内容。
            tracking: 为您显示演出而不是汽车的广告。
            music: 计时结束时播放一首歌。
            siri: 您说一声就开始运动。
            speech: 把您说的话变成信里的文字。
            nfc: 读取花盆上的标签，显示上次浇水的时间。
            camera: 本应用不使用相机，只是其中的一个库引用了它。
            """,
        vague: """
            camera: 本应用需要使用相机。
            camera: 需要您的同意才能访问相机
            camera: 本应用需经您同意才能访问相机
            microphone: 请允许访问麦克风
            location: 为了给您提供更好的服务，需要获取您的位置信息。
            location: 需要定位权限
            photos: 需要访问您的相册
            photos: 应用需要读取相册权限
            contacts: 是否允许访问通讯录？
            bluetooth: 需要蓝牙权限以正常使用功能
            health: 本应用需经您同意才能访问健康更新
            calendar: 请允许使用日历，以便提供更好的体验。
            """,
        truncated: """
            contacts: 读取通讯录中的姓名，以便您在发送请柬时
            location: 显示您附近的面包店，并
            camera: 扫描书上的条形码，把书加入书架以便
            photos: 选一张照片（做相册的封面
            """,
        stray: """
            faceID: 在本地网络中查找打印机。
            microphone: 选择一张照片做封面。
            contacts: 在地图上显示您的位置和咖啡馆。
            camera: 从通讯录里找到已经加入的好友。
            calendar: 用相机扫描门票。
            """,
        placeholder: """
            camera: 此处填写用途说明
            microphone: 测试
            location: 不适用
            photos: 描述
            contacts: 【用途说明】
            """)

    static let traditional = Samples(
        "zh-Hant",
        good: """
            camera: 掃描書上的條碼，把書加入書架。
            camera: 拍下您想認識的花。
            camera: 拍攝收據後自動填寫金額。
            camera: 讓通話的對方看到您。
            camera: 對著菜單就能翻譯菜名。
            camera: 拍照並附在留言裡。
            camera: 掃描座位上的行動條碼簽到。
            microphone: 按住紅色按鈕時錄下備忘。
            microphone: 讓朋友們在群組通話裡聽到您說話。
            microphone: 判斷您彈的音是高了還是低了。
            microphone: 測量夜裡房間有多吵。
            microphone: 拍攝有聲的短片並放進日記。
            photos: 選一張照片當相簿的封面。
            photos: 找出模糊的照片，由您決定是否整理。
            photosAdd: 把畫好的圖儲存到照片裡。
            photosAdd: 將做好的貼圖存入相簿。
            location: 顯示您附近正在營業的麵包店。
            location: 在地圖上畫出您跑過的路。
            location: 末班車開走之前提醒您最近的車站。
            contacts: 寄賀卡時填寫朋友的地址。
            contacts: 顯示來電者的姓名。
            calendar: 把比賽那天加入行程。
            calendar: 在首頁列出今天的約會。
            reminders: 把食譜的步驟變成購物清單。
            bluetooth: 連接體重計並讀取體重。
            localNetwork: 尋找辦公室裡的印表機。
            faceID: 不用輸入密碼就能打開保險箱。
            motion: 數一數您一天爬了多少階樓梯。
            health: 把睡眠時間和心情作比較。
            tracking: 為您顯示演出而不是汽車的廣告。
            music: 計時結束時播放一首歌。
            siri: 您說一聲就開始運動。
            speech: 把您說的話變成信裡的文字。
            nfc: 讀取花盆上的標籤，顯示上次澆水的時間。
            camera: 本 App 不會使用相機。
            """,
        vague: """
            camera: 此應用程式需要使用相機。
            microphone: 請允許取用麥克風
            location: 為了提供更好的服務，需要取得您的位置資訊。
            photos: 需要存取您的相簿
            contacts: 需要您的同意才能存取通訊錄
            bluetooth: 需要藍牙權限以正常使用功能
            """,
        truncated: """
            contacts: 讀取通訊錄中的姓名，以便您在寄送請柬時
            location: 顯示您附近的麵包店，並
            photos: 選一張照片（當相簿的封面
            """,
        stray: """
            faceID: 在區域網路中尋找印表機。
            microphone: 選擇一張照片當封面。
            contacts: 在地圖上顯示您的位置和咖啡館。
            calendar: 用相機掃描門票。
            """,
        placeholder: """
            camera: 此處填寫用途
            microphone: 測試
            location: 不適用
            """)
}
