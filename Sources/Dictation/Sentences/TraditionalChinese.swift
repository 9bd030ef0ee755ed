extension RefusalPhrases {
    static let traditionalChinese = RefusalPhrases(
        language: "zh-Hant",
        simulatorRemedy: "模擬器通常沒有自己的語音辨識，請在實際的裝置上試用。",
        phrases: [
            .unsupportedLanguage: Phrase(
                "此裝置無法聽寫這種語言。",
                "請選擇其他語言。"),
            .noOnDeviceModel: Phrase(
                "此裝置尚不能在沒有網路時辨識這種語言，而聲音不得離開此裝置。",
                "請在「設定」>「一般」>「鍵盤」的聽寫中加入這種語言，等下載完成後再試一次。",
                mac: "請在「系統設定」>「鍵盤」的聽寫中加入這種語言，等下載完成後再試一次。"),
            .modelDownloading: Phrase(
                "這種語言的模型仍在下載。",
                "請讓裝置保持連接 Wi-Fi，幾分鐘後再試一次。"),
            .restricted: Phrase(
                "聽寫在此裝置上受到限制。",
                "請管理「螢幕使用時間」或裝置描述檔的人允許聽寫。"),
            .dictationOff: Phrase(
                "聽寫在此裝置上已關閉。",
                "請在「設定」>「一般」>「鍵盤」中開啟聽寫。",
                mac: "請在「系統設定」>「鍵盤」中開啟聽寫。"),
            .microphoneDenied: Phrase(
                "此 App 不能使用麥克風。",
                "請在「設定」>「隱私權與安全性」>「麥克風」中為此 App 開啟。",
                mac: "請在「系統設定」>「隱私權與安全性」>「麥克風」中為此 App 開啟。"),
            .speechDenied: Phrase(
                "此 App 不能辨識語音。",
                "請在「設定」>「隱私權與安全性」>「語音辨識」中為此 App 開啟。",
                mac: "請在「系統設定」>「隱私權與安全性」>「語音辨識」中為此 App 開啟。"),
            .microphoneBusy: Phrase(
                "通話或其他 App 正在使用麥克風。",
                "請結束通話或關閉其他 App，然後再試一次。"),
            .noAudio: Phrase(
                "麥克風沒有聲音傳來。",
                "請檢查麥克風是否靜音或被遮住，中斷耳機連線後再試一次。"),
            .tooManyLanguages: Phrase(
                "此 App 已設定系統允許的最多語言。",
                "請在此 App 中移除不再使用的語言，然後再試一次。"),
            .noEngine: Phrase(
                "此裝置沒有此 App 可用的語音辨識。",
                "請更新系統，或使用其他裝置。"),
            .engineFailed: Phrase(
                "語音辨識意外停止，已聽寫的文字會保留。",
                "請重新開始聽寫；如果仍然不行，請重新開機。"),
        ])
}
