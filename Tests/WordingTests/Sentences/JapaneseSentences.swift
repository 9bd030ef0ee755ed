extension Samples {
    static let japanese = Samples(
        "ja",
        good: """
            camera: 本のバーコードを読み取って本棚に加えます。
            camera: 名前を知りたい花を撮ります。
            camera: レシートを撮ると金額が入力されます。
            camera: 通話の相手にあなたの姿を見せます。
            camera: メニューにかざすと料理名を訳します。
            camera: 投稿に付ける写真を撮るために使います。
            camera: 座席の QR コードをスキャンします。
            microphone: 赤いボタンを押している間、メモを録音します。
            microphone: グループ通話で友だちに声を届けます。
            microphone: 弾いた音が高いか低いかを表示します。
            microphone: 夜の部屋がどれだけうるさいかを測ります。
            microphone: 日記に付ける短い動画を音つきで撮ります。
            photos: アルバムの表紙にする写真を選びます。
            photos: ぶれた写真を探して整理できるようにします。
            photosAdd: できあがった絵を写真に保存します。
            photosAdd: 作ったスタンプをアルバムに追加します。
            location: いま開いている近くのパン屋を表示します。
            location: 走った道を地図に描きます。
            location: 終電の前に最寄りの駅を知らせます。
            contacts: カードを送る友だちの住所を入力します。
            contacts: 電話をかけてきた人の名前を表示します。
            calendar: 試合の日を予定に入れます。
            calendar: 今日の約束を最初の画面に並べます。
            reminders: レシピの手順を買い物リストにします。
            bluetooth: 体重計とつないで体重を読み込みます。
            localNetwork: 事務所のプリンタを探します。
            faceID: パスワードを打たずに金庫を開けます。
            motion: 一日に上った階段を数えます。
            health: 眠った時間を気分と比べます。
            health: このアプリはヘルスケアに何も書き込みません。
            tracking: 車の代わりに公演の広告を表示します。
            music: タイマーが終わると曲を一つ流します。
            siri: 声で頼むと運動を始めます。
            speech: 話した内容を手紙の文章にします。
            nfc: 鉢のタグを読んで、いつ水をやったかを表示します。
            camera: このアプリはカメラを使いません。含まれるライブラリが参照しているだけです。
            """,
        vague: """
            microphone: アプリの使用中にマイクの使用を許可します。
            camera: このアプリはカメラを使用します。
            camera: カメラへのアクセスを許可してください。
            microphone: マイクを使用するため、アクセスの許可が必要です。
            location: より良いサービスを提供するために位置情報を利用します。
            location: 位置情報を取得します。
            photos: 写真へのアクセスが必要です。
            contacts: 連絡先へのアクセスを許可してください。
            bluetooth: アプリの機能のためにBluetoothを使用します。
            calendar: カレンダーへのアクセスを求めています。
            motion: アプリを正常に動作させるためにモーションデータを使用します。
            """,
        truncated: """
            microphone: 開いているページに添えるメモを録音するために、マイクを
            location: 近くの店を地図に表示するために現在地を
            camera: 本のバーコードを読み取るための
            photos: 表紙にする写真（アルバムの最初
            """,
        stray: """
            faceID: ローカルネットワークのプリンターを見つけます。
            microphone: 投稿に付ける写真を選びます。
            contacts: 地図で現在地のカフェを表示します。
            camera: 連絡先からすでに参加している友だちを探します。
            calendar: チケットを読むためにカメラを使います。
            """,
        placeholder: """
            camera: ここに説明を入力
            microphone: テスト
            location: 該当なし
            photos: サンプルテキスト
            contacts: 説明
            faceID: TODO: 文言
            """)
}
