import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { classifyVisit, type Visit, type VisitSigns } from './environment'
import { ANDROID_APP_UA, IOS_APP_UA } from '@tests/support/fakeWrapper'

const KHTML = '(KHTML, like Gecko)'
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${KHTML}`
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${KHTML} Chrome/131.0.0.0 Safari/537.36`
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 ${KHTML}`
const PIXEL = `Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 ${KHTML} Chrome/131.0.6778.39 Mobile Safari/537.36`
const LINUX = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 ${KHTML} Chrome/131.0.0.0 Safari/537.36`
const WECHAT = 'MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN'

type Row = [name: string, userAgent: string, platform: string, touch: number, wanted: string]

const ROWS: Row[] = [
  ['the app on Android', ANDROID_APP_UA, 'Linux armv8l', 5, 'app android'],
  ['the app on an iPhone', IOS_APP_UA, 'iPhone', 5, 'app ios'],
  ['the app on an iPad that says Mac', `${MAC} MfuwuApp/3.0`, 'MacIntel', 5, 'app ios'],
  ['the app on a Mac', `${MAC} MfuwuApp/3.0`, 'MacIntel', 0, 'app other'],
  ['the marker without a version', `${PIXEL} MfuwuApp`, 'Linux armv8l', 5, 'mobile android'],
  ['a marker inside another word', `${PIXEL} NotMfuwuApp/1`, 'Linux armv8l', 5, 'mobile android'],
  ['WeChat on an iPhone', `${IPHONE} Mobile/15E148 ${WECHAT}`, 'iPhone', 5, 'wechat ios'],
  ['WeChat on Android', `${PIXEL} XWEB/1160117 ${WECHAT}`, 'Linux armv8l', 5, 'wechat android'],
  [
    'WeChat on an iPad',
    `Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 ${KHTML} Mobile/15E148 ${WECHAT}`,
    'iPad',
    5,
    'wechat ios',
  ],
  [
    'WeChat on Windows',
    `${WINDOWS} MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF WindowsWechat(0x63090551)XWEB/8259`,
    'Win32',
    0,
    'desktop other',
  ],
  [
    'WeChat on a Windows touch laptop',
    `${WINDOWS} MicroMessenger/7.0.20 NetType/WIFI WindowsWechat(0x63090c33)`,
    'Win32',
    10,
    'desktop other',
  ],
  [
    'WeChat on a Mac',
    `${MAC} Chrome/107.0.0.0 Safari/537.36 MicroMessenger/6.8.0(0x16080000) NetType/WIFI MiniProgramEnv/Mac MacWechat/WMPF MacWechat/3.8.7(0x13080712) XWEB/1181`,
    'MacIntel',
    0,
    'desktop other',
  ],
  [
    'WeChat on a Mac that calls itself mobile',
    `${IPHONE} MicroMessenger/6.8.0 MacWechat/3.8.9`,
    'MacIntel',
    0,
    'desktop ios',
  ],
  [
    'Safari on an iPhone',
    `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`,
    'iPhone',
    5,
    'mobile ios',
  ],
  [
    'an iPhone that asks for the desktop site',
    `${MAC} Version/17.5 Safari/605.1.15`,
    'MacIntel',
    5,
    'mobile ios',
  ],
  ['iPadOS that says Mac', `${MAC} Version/17.5 Safari/605.1.15`, 'MacIntel', 5, 'mobile ios'],
  ['Safari on a Mac', `${MAC} Version/17.5 Safari/605.1.15`, 'MacIntel', 0, 'desktop other'],
  ['Chrome on Android', PIXEL, 'Linux armv8l', 5, 'mobile android'],
  [
    'an Android tablet without the word Mobile',
    `Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 ${KHTML} Chrome/131.0.0.0 Safari/537.36`,
    'Linux aarch64',
    10,
    'mobile android',
  ],
  ['Android that asks for the desktop site', LINUX, 'Linux armv81', 5, 'mobile android'],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0',
    'Linux aarch64',
    5,
    'mobile android',
  ],
  [
    'a HarmonyOS NEXT phone',
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 ${KHTML} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
    'Linux aarch64',
    5,
    'mobile other',
  ],
  [
    'a HarmonyOS NEXT tablet',
    `Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 ${KHTML} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`,
    '',
    5,
    'mobile other',
  ],
  [
    'a HarmonyOS computer with touch',
    `Mozilla/5.0 (PC; OpenHarmony 5.0) AppleWebKit/537.36 ${KHTML} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`,
    'Linux aarch64',
    10,
    'desktop other',
  ],
  [
    'Opera Mini',
    'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80/190.264; U; zh) Presto/2.5.25 Version/10.54',
    '',
    0,
    'mobile other',
  ],
  ['Chrome on Windows', WINDOWS, 'Win32', 0, 'desktop other'],
  ['a Windows touch laptop', WINDOWS, 'Win32', 10, 'desktop other'],
  [
    'Windows with a Tablet PC mark',
    'Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; Tablet PC 2.0; rv:11.0) like Gecko',
    'Win32',
    0,
    'desktop other',
  ],
  ['Linux', LINUX, 'Linux x86_64', 0, 'desktop other'],
  [
    'a Chromebook with touch',
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${KHTML} Chrome/131.0.0.0 Safari/537.36`,
    'Linux x86_64',
    10,
    'desktop other',
  ],
  ['a Linux board without touch', LINUX, 'Linux aarch64', 0, 'desktop other'],
  ['nothing at all', '', '', 0, 'desktop other'],
]

const said = ({ visit, os }: Visit) => `${visit} ${os}`

describe('classifyVisit', () => {
  it.each(ROWS)('%s', (_name, userAgent, platform, maxTouchPoints, wanted) => {
    const signs = { userAgent, platform, maxTouchPoints, hasBridge: false, marker: 'MfuwuApp' }
    expect(said(classifyVisit(signs))).toBe(wanted)
  })

  it.each(ROWS)('%s, with the bridge there: the app, whatever it says', (...row) => {
    const [, userAgent, platform, maxTouchPoints] = row
    const signs = { userAgent, platform, maxTouchPoints, hasBridge: true, marker: 'MfuwuApp' }
    expect(classifyVisit(signs).visit).toBe('app')
  })

  it('uses the marker that it is given', () => {
    const signs: VisitSigns = {
      userAgent: `${PIXEL} Other-App/2.0`,
      platform: 'Linux armv8l',
      maxTouchPoints: 5,
      hasBridge: false,
      marker: 'Other-App',
    }
    expect(classifyVisit(signs).visit).toBe('app')
    expect(classifyVisit({ ...signs, marker: 'MfuwuApp' }).visit).toBe('mobile')
  })

  it('answers for any text and never sends a handheld Apple device away', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.integer({ min: 2, max: 20 }),
        (text, more, touch) => {
          const signs = {
            platform: 'MacIntel',
            maxTouchPoints: touch,
            hasBridge: false,
            marker: 'M',
          }
          fc.pre(!/wechat/i.test(text))
          expect(classifyVisit({ ...signs, userAgent: text + more }).visit).not.toBe('desktop')
        },
      ),
    )
  })

  it('refers to nothing outside itself, because the head carries a copy', () => {
    // eslint-disable-next-line no-new-func, typescript/no-implied-eval
    const copy = new Function(`return (${classifyVisit.toString()})`)() as typeof classifyVisit
    const signs = { userAgent: WINDOWS, platform: 'Win32', maxTouchPoints: 0, hasBridge: false }
    expect(copy({ ...signs, marker: 'MfuwuApp' })).toEqual({ visit: 'desktop', os: 'other' })
  })
})

describe('currentVisit', () => {
  afterEach(() => {
    delete window.WebViewJavascriptBridge
  })

  async function fresh() {
    vi.resetModules()
    return (await import('./environment')).currentVisit
  }

  it('reads the window with the configured marker', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(ANDROID_APP_UA)
    expect((await fresh())()).toEqual({ visit: 'app', os: 'android' })
  })

  it('counts a bridge that is there as the app', async () => {
    window.WebViewJavascriptBridge = {}
    expect((await fresh())().visit).toBe('app')
  })

  it.each([
    ['an element', () => document.createElement('section')],
    ['several elements', () => document.getElementsByTagName('form')],
  ])('takes %s of that name for no bridge', async (_, named) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PIXEL)
    // A browser defines it by the id or the name; Vitest's window does not.
    window.WebViewJavascriptBridge = named()
    expect((await fresh())().visit).toBe('mobile')
  })

  it('keeps its first answer', async () => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(PIXEL)
    const currentVisit = await fresh()
    expect(currentVisit().visit).toBe('mobile')
    agent.mockReturnValue(WINDOWS)
    expect(currentVisit().visit).toBe('mobile')
  })

  it('answers without a window', async () => {
    const currentVisit = await fresh()
    vi.stubGlobal('window', undefined)
    const visit = currentVisit()
    vi.unstubAllGlobals()
    expect(visit).toEqual({ visit: 'mobile', os: 'other' })
  })
})
