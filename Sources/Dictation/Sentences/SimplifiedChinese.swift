extension RefusalPhrases {
    static let simplifiedChinese = RefusalPhrases(
        language: "zh-Hans",
        simulatorRemedy: "模拟器通常没有自己的语音识别，请在真实设备上试用。",
        phrases: [
            .unsupportedLanguage: Phrase(
                "此设备无法听写这种语言。",
                "请选择其他语言。"),
            .noOnDeviceModel: Phrase(
                "此设备尚不能在没有网络时识别这种语言，而声音不得离开此设备。",
                "请在“设置”>“通用”>“键盘”的听写中添加这种语言，等待下载完成后再试。",
                mac: "请在“系统设置”>“键盘”的听写中添加这种语言，等待下载完成后再试。"),
            .modelDownloading: Phrase(
                "这种语言的模型仍在下载。",
                "请让设备保持连接无线局域网，几分钟后再试。"),
            .restricted: Phrase(
                "听写在此设备上受到限制。",
                "请让管理“屏幕使用时间”或设备描述文件的人允许听写。"),
            .dictationOff: Phrase(
                "听写在此设备上已关闭。",
                "请在“设置”>“通用”>“键盘”中打开听写。",
                mac: "请在“系统设置”>“键盘”中打开听写。"),
            .microphoneDenied: Phrase(
                "此 App 不能使用麦克风。",
                "请在“设置”>“隐私与安全性”>“麦克风”中为此 App 打开。",
                mac: "请在“系统设置”>“隐私与安全性”>“麦克风”中为此 App 打开。"),
            .speechDenied: Phrase(
                "此 App 不能识别语音。",
                "请在“设置”>“隐私与安全性”>“语音识别”中为此 App 打开。",
                mac: "请在“系统设置”>“隐私与安全性”>“语音识别”中为此 App 打开。"),
            .microphoneBusy: Phrase(
                "通话或其他 App 正在使用麦克风。",
                "请结束通话或关闭其他 App，然后再试。"),
            .noAudio: Phrase(
                "麦克风没有声音传来。",
                "请检查麦克风是否静音或被遮住，断开耳机后再试。"),
            .tooManyLanguages: Phrase(
                "此 App 已设置了系统允许的最多语言。",
                "请在此 App 中移除不再使用的语言，然后再试。"),
            .noEngine: Phrase(
                "此设备没有此 App 可用的语音识别。",
                "请更新系统，或使用其他设备。"),
            .engineFailed: Phrase(
                "语音识别意外停止，已听写的文字会保留。",
                "请重新开始听写；如果仍不行，请重新启动设备。"),
        ])
}
