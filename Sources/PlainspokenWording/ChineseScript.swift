/// Characters that only one of the two Chinese scripts writes, in pairs: simplified, traditional.
///
/// Common in interface texts; characters that both scripts use in some sense (后, 里, 面, 只, 台) are left out.
enum ChineseScript {
    static let pairs = """
        显顯 应應 这這 个個 们們 为為 时時 间間 问問 访訪 权權 许許 请請 让讓 设設 备備 们們 摄攝 头頭 录錄 麦麥 风風 声聲 图圖 库庫
        册冊 视視 频頻 语語 识識 别別 听聽 说說 读讀 写寫 词詞 认認 证證 记記 讯訊 话話 号號 码碼 扫掃 网網 络絡 连連 接接 线線 无無
        电電 脑腦 机機 关關 开開 发發 现現 过過 进進 远遠 还還 运運 动動 务務 体體 验驗 经經 历歷 给給 统統 级級 结結 续續 维維 细細
        组組 终終 绍紹 练練 约約 红紅 纪紀 导導 寻尋 将將 专專 义義 乐樂 书書 买買 产產 亲親 亿億 仅僅 从從 仓倉 们們 价價 众眾 优優
        会會 传傳 伤傷 伦倫 侧側 债債 储儲 儿兒 兴興 养養 内內 冻凍 净淨 减減 划劃 创創 别別 删刪 剂劑 剧劇 劳勞 势勢 医醫 华華 协協
        单單 卖賣 卫衛 厅廳 压壓 厂廠 双雙 变變 叹嘆 后後 员員 响響 团團 园園 围圍 国國 圆圓 场場 块塊 坏壞 坚堅 坛壇 垃垃 执執 扩擴
        护護 报報 担擔 拟擬 择擇 据據 损損 换換 挡擋 挥揮 携攜 摆擺 数數 断斷 旧舊 旷曠 显顯 晓曉 暂暫 术術 机機 杂雜 条條 来來 极極
        构構 标標 栏欄 树樹 样樣 桥橋 检檢 楼樓 欢歡 欧歐 毕畢 气氣 汇匯 汉漢 没沒 浏瀏 测測 济濟 浓濃 涨漲 润潤 湿濕 满滿 滤濾 灯燈
        灵靈 点點 热熱 爱愛 牵牽 状狀 独獨 狭狹 环環 现現 画畫 畅暢 疗療 盘盤 监監 盖蓋 码碼 础礎 确確 离離 种種 积積 称稱 稳穩 穷窮
        窃竊 竞競 笔筆 签簽 简簡 类類 纸紙 绑綁 缩縮 网網 罗羅 罚罰 习習 联聯 职職 肤膚 肠腸 脸臉 节節 苏蘇 范範 获獲 营營 虑慮 虽雖
        补補 装裝 见見 观觀 规規 览覽 觉覺 触觸 订訂 计計 讨討 训訓 议議 论論 评評 诊診 试試 详詳 误誤 课課 调調 谁誰 谈談 谢謝 谱譜
        财財 账賬 货貨 质質 购購 贴貼 费費 资資 赏賞 赛賽 赞贊 跃躍 跟跟 轨軌 转轉 轮輪 软軟 轻輕 载載 较較 辅輔 辆輛 输輸 边邊 达達
        迁遷 适適 选選 递遞 邮郵 邻鄰 释釋 钟鐘 钱錢 铁鐵 铃鈴 银銀 链鏈 锁鎖 键鍵 镜鏡 长長 门門 闭閉 闹鬧 闻聞 阅閱 队隊 阳陽 阴陰
        阶階 际際 陆陸 险險 随隨 隐隱 难難 雾霧 静靜 页頁 项項 顺順 须須 顾顧 预預 领領 题題 额額 颜顏 风風 飞飛 饭飯 饮飲 馆館 驶駛
        驾駕 骑騎 验驗 骤驟 鱼魚 鲜鮮 鸟鳥 麦麥 齐齊 龄齡 龙龍 喷噴 奖獎 妈媽 娱娛 宁寧 宝寶 实實 审審 宽寬 宾賓 对對 层層 岁歲 币幣
        带帶 帮幫 庆慶 强強 归歸 当當 彻徹 径徑 忆憶 态態 总總 恋戀 悬懸 惊驚 愿願 战戰 户戶 扰擾 拥擁 拨撥 挂掛 捡撿 搜搜 揽攬 掷擲
        """

    private static let told = table(pairs)
    static let simplified: Set<Unicode.Scalar> = Set(told.values)
    static let traditional: Set<Unicode.Scalar> = Set(told.keys)

    /// Traditional characters with the simplified ones that stand for them.
    static let folded = told.merging(table(ambiguous)) { first, _ in first }

    private static func table(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
        var folded: [Unicode.Scalar: Unicode.Scalar] = [:]
        for pair in text.split(whereSeparator: \.isWhitespace) {
            let scalars = Array(pair.unicodeScalars)
            guard scalars.count == 2, scalars[0] != scalars[1] else { continue }
            folded[scalars[1]] = scalars[0]
        }
        return folded
    }

    /// Pairs that are good for reading and not for telling: Traditional Chinese or Japanese may write the simplified one too.
    private static let ambiguous = """
        后後 里裡 并並 于於 台臺 面麵 只隻 制製 复復 系係 采採 准準 几幾 着著 志誌 致緻 回迴 吃喫
        区區 车車 东東 两兩 学學 游遊 戏戲 历曆 与與 译譯 启啟 启啓 虚虛 错錯 阵陣 云雲 黄黃 处處 参參 励勵 签籤 赞讚 猫貓 婴嬰
        宠寵 踪蹤 搜蒐 弹彈 击擊 萤螢 钮鈕 赶趕 辑輯 编編 撷擷 松鬆 么麼 尝嘗 余餘 赢贏 档檔 夹夾 蓝藍 广廣 万萬 仪儀 伪偽 侦偵
        偿償 刚剛 办辦 却卻 吗嗎 够夠 墙牆 尽盡 岛島 师師 帐帳 废廢 异異 张張 惯慣 拦攔 挤擠 摇搖 梦夢 毁毀 湾灣 烧燒 税稅 紧緊
        绘繪 绝絕 综綜 缓緩 缘緣 胶膠 艺藝 苹蘋 药藥 讲講 诉訴 该該 负負 责責 贵貴 贸貿 辞辭 迟遲 迹跡 逻邏 遗遺 遥遙 针針 钢鋼
        钥鑰 锐銳 闪閃 闲閒 陈陳 韩韓 颗顆 饰飾 馈饋 骂罵 骗騙 齿齒 亚亞 孙孫 妇婦 庄莊 弃棄 怀懷 敌敵 杀殺 灭滅 烦煩 矿礦 粮糧
        谜謎 谊誼 贺賀 辈輩 辉輝 辩辯 鉴鑑 驱驅
        """

    /// Simplified characters that Japanese writes too: they say nothing where Japanese is possible.
    static let sharedWithJapanese = Set(
        "会体写来国学点当号医声条台図麦双双断旧独虫党区参団寿数画与万礼両並乱予争余併仏".unicodeScalars)

    /// How many characters of each script a sentence has.
    static func counts(_ sentence: Sentence) -> (simplified: Int, traditional: Int) {
        var counts = (simplified: 0, traditional: 0)
        for scalar in sentence.scalars where scalar.value >= 0x4E00 && scalar.value <= 0x9FFF {
            if simplified.contains(scalar) { counts.simplified += 1 }
            if traditional.contains(scalar) { counts.traditional += 1 }
        }
        return counts
    }

    /// The text in simplified characters, as far as they are known.
    static func simplified(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(folded[scalar] ?? scalar) }
        return String(result)
    }
}
