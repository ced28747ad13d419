import { describe, expect, test } from 'vitest'
import { classifyVisit, type VisitSigns } from './environment'

const K = '(KHTML, like Gecko)'
const WEBKIT = `AppleWebKit/537.36 ${K}`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT}`
const OLD_MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_2) ${WEBKIT}`
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT}`
const X11 = `Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT}`
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 ${K}`
const linux = (device: string) => `Mozilla/5.0 (Linux; ${device}) ${WEBKIT}`

type Row = [
  name: string,
  userAgent: string,
  platform: string,
  touch: number,
  data?: VisitSigns['userAgentData'],
]

const ANDROID = { platform: 'Android', mobile: true }

/** User agents, with the value of `navigator.platform` and the touch points. */
const BROWSERS: Readonly<Record<string, readonly Row[]>> = {
  'mobile android': [
    ['Via as a Mac', `${OLD_MAC} Chrome/79.0.3945.88 Safari/537.36`, 'Linux aarch64', 5],
    ['Via as a Mac, 32 bits', `${OLD_MAC} Chrome/79.0.3945.88 Safari/537.36`, 'Linux armv8l', 5],
    ['Via as Windows', `${WINDOWS} Chrome/87.0.4280.141 Safari/537.36`, 'Linux armv7l', 5],
    ['Via as an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Linux aarch64', 5],
    [
      'Via',
      `${linux('Android 13; M2012K11AC Build/TKQ1.220829.002; wv')} Version/4.0 Chrome/119.0.6045.193 Mobile Safari/537.36`,
      'Linux aarch64',
      5,
    ],
    [
      'Quark as a Mac',
      `${MAC} Version/4.0 Chrome/100.0.4896.58 Quark/6.8.2.353 Safari/537.36`,
      'Linux armv8l',
      5,
    ],
    [
      'Quark',
      `Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2218A Build/TP1A.220624.014) ${WEBKIT} Version/4.0 Chrome/100.0.4896.58 Quark/6.8.2.353 Mobile Safari/537.36`,
      'Linux aarch64',
      5,
    ],
    [
      'UC as Windows',
      `Mozilla/5.0 (Windows NT 6.1; WOW64) ${WEBKIT} Chrome/55.0.2883.87 UBrowser/7.0.185.1002 Safari/537.36`,
      'Linux armv8l',
      5,
    ],
    [
      'UC',
      `Mozilla/5.0 (Linux; U; Android 12; zh-CN; PFJM10 Build/SKQ1.211019.001) ${WEBKIT} Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.8.1248 Mobile Safari/537.36`,
      'Linux aarch64',
      5,
    ],
    [
      'QQ as a Mac',
      `Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_6_3; zh-cn) AppleWebKit/533.16 ${K} Version/5.0 Safari/533.16`,
      'Linux armv8l',
      5,
    ],
    [
      'QQ',
      `Mozilla/5.0 (Linux; U; Android 14; zh-cn; 2211133C Build/UKQ1.230804.001) ${WEBKIT} Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.1 Mobile Safari/537.36 COVC/046915`,
      'Linux aarch64',
      5,
    ],
    [
      'Huawei as Linux',
      `${X11} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Safari/537.36`,
      'Linux aarch64',
      5,
    ],
    [
      'Huawei on HarmonyOS 4',
      `${linux('Android 12; HarmonyOS; ALN-AL00; HMSCore 6.13.0.302')} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36`,
      'Linux aarch64',
      10,
      ANDROID,
    ],
    [
      'Huawei on a HarmonyOS 3 tablet',
      `${linux('Android 12; HarmonyOS; BTK-W00; HMSCore 6.13.0.302')} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Safari/537.36`,
      'Linux aarch64',
      10,
      { platform: 'Android', mobile: false },
    ],
    [
      'Huawei on a HarmonyOS tablet as a Mac',
      `${MAC} Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Safari/537.36`,
      'Linux aarch64',
      10,
    ],
    [
      'Samsung as Linux',
      `${X11} SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36`,
      'Linux armv81',
      5,
      { platform: 'Linux', mobile: false },
    ],
    [
      'Samsung',
      `${linux('Android 10; K')} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Linux armv81',
      5,
      ANDROID,
    ],
    [
      'Chrome as Linux',
      `${X11} Chrome/131.0.0.0 Safari/537.36`,
      'Linux armv81',
      5,
      { platform: 'Linux', mobile: false },
    ],
    [
      'Chrome on a tablet',
      `${linux('Android 10; K')} Chrome/131.0.0.0 Safari/537.36`,
      'Linux armv81',
      10,
      { platform: 'Android', mobile: false },
    ],
    [
      'Edge as Windows that hides its platform',
      `${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Win32',
      5,
      ANDROID,
    ],
    [
      'Firefox as Linux',
      'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Linux aarch64',
      5,
    ],
    [
      'Xiaomi',
      `Mozilla/5.0 (Linux; U; Android 14; zh-cn; 23127PN0CC Build/UKQ1.230804.001) ${WEBKIT} Version/4.0 Chrome/109.0.5414.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/18.6.60912`,
      'Linux aarch64',
      10,
    ],
    [
      'Xiaomi on a tablet as a Mac',
      `${MAC} Version/4.0 Chrome/109.0.5414.118 Safari/537.36 XiaoMi/MiuiBrowser/18.6.60912`,
      'Linux aarch64',
      10,
    ],
    [
      'OPPO',
      `Mozilla/5.0 (Linux; U; Android 13; zh-cn; PHB110 Build/TP1A.220905.001) ${WEBKIT} Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/40.8.35.1`,
      'Linux aarch64',
      10,
    ],
    [
      'vivo',
      `${linux('Android 13; V2243A Build/TP1A.220624.014; wv')} Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/20.3.10.0`,
      'Linux aarch64',
      5,
    ],
    [
      'Baidu',
      `${linux('Android 12; NOH-AN00 Build/HUAWEINOH-AN00; wv')} Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.55 SP-engine/2.93.0 baiduboxapp/13.55.0.10 (Baidu; P1 12)`,
      'Linux aarch64',
      5,
    ],
    [
      'Fire tablet as a Mac',
      `Mozilla/5.0 (Macintosh; U; Intel Mac OS X 10_6_3; en-us; Silk/1.0.22.79_10013310) AppleWebKit/533.16 ${K} Version/5.0 Safari/533.16 Silk-Accelerated=true`,
      'Linux armv7l',
      5,
    ],
  ],
  'mobile other': [
    [
      'HarmonyOS NEXT',
      `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
      'Linux aarch64',
      10,
    ],
    [
      'HarmonyOS NEXT on a tablet',
      `Mozilla/5.0 (Tablet; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`,
      'Linux aarch64',
      10,
    ],
    [
      'a phone that only its data names',
      `${X11} Chrome/114.0.0.0 Safari/537.36`,
      'Linux x86_64',
      5,
      { platform: 'Linux', mobile: true },
    ],
  ],
  'mobile ios': [
    [
      'Safari on an iPad as a Mac',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${K} Version/17.5 Safari/605.1.15`,
      'MacIntel',
      5,
    ],
    [
      'Chrome on an iPhone',
      `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`,
      'iPhone',
      5,
    ],
    [
      'UC on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X; zh-CN) AppleWebKit/537.51.1 ${K} Mobile/21F90 UCBrowser/16.5.8.2387 Mobile`,
      'iPhone',
      5,
    ],
    [
      'Quark on an iPhone',
      `${IPHONE} Version/4.0 Mobile/21F90 Safari/604.1 Quark/6.9.1.1878 Mobile`,
      'iPhone',
      5,
    ],
  ],
  'wechat android': [
    [
      'WeChat',
      `${linux('Android 14; 22081212C Build/UKQ1.230917.001; wv')} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240301 MicroMessenger/8.0.48.2580(0x2800303D) WeChat/arm64 NetType/WIFI Language/zh_CN ABI/arm64`,
      'Linux aarch64',
      5,
    ],
  ],
  'desktop other': [
    [
      'Chrome on a touch laptop',
      `${WINDOWS} Chrome/131.0.0.0 Safari/537.36`,
      'Win32',
      10,
      { platform: 'Windows', mobile: false },
    ],
    [
      'Edge on Windows for ARM with touch',
      `${WINDOWS} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`,
      'Win32',
      10,
      { platform: 'Windows', mobile: false },
    ],
    [
      'Firefox on a touch laptop',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
      'Win32',
      10,
    ],
    ['360 on Windows', `${WINDOWS} Chrome/108.0.5359.95 Safari/537.36 QIHU 360SE`, 'Win32', 0],
    [
      'Chrome on a Linux laptop with touch',
      `${X11} Chrome/131.0.0.0 Safari/537.36`,
      'Linux x86_64',
      10,
      { platform: 'Linux', mobile: false },
    ],
    [
      'a Chromebook with an ARM processor and touch',
      `Mozilla/5.0 (X11; CrOS aarch64 15699.85.0) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`,
      'Linux aarch64',
      10,
      { platform: 'Chrome OS', mobile: false },
    ],
    [
      'Chrome on a Mac',
      `${MAC} Chrome/131.0.0.0 Safari/537.36`,
      'MacIntel',
      0,
      { platform: 'macOS', mobile: false },
    ],
    [
      'Firefox on an ARM board',
      'Mozilla/5.0 (X11; Linux aarch64; rv:128.0) Gecko/20100101 Firefox/128.0',
      'Linux aarch64',
      0,
    ],
    [
      'HarmonyOS NEXT on a laptop with touch',
      `Mozilla/5.0 (PC; OpenHarmony 5.0) ${WEBKIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`,
      'Linux aarch64',
      10,
    ],
  ],
}

describe.each(Object.entries(BROWSERS))('%s', (wanted, rows) => {
  test.each(rows)('%s', (_name, userAgent, platform, maxTouchPoints, userAgentData) => {
    const signs = { userAgent, platform, maxTouchPoints, userAgentData }
    const { visit, os } = classifyVisit({ ...signs, hasBridge: false, marker: 'MfuwuApp' })
    expect(`${visit} ${os}`).toBe(wanted)
  })
})
