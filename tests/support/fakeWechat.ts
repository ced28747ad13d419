export interface FakeWechatOptions {
  /** The key of the platform's signature. */
  ticket: string
  /** The address that WeChat verifies: iOS that of the entry, Android the present one. */
  verifies: 'entry' | 'present'
  /** This many ms after the page's code; 0 by default, before it. */
  arriveAfterMs?: number
  /** It takes no signature at all. */
  refuses?: boolean
  /** The tag reports `ready` by itself, never, or WeChat is too old for any. */
  tags?: 'ready' | 'never' | 'too old'
  /** The result of a tap on the tag. */
  app?: 'there' | 'missing'
}

export interface FakeCard {
  title: string
  desc?: string
  link: string
  imgUrl: string
}

export interface FakeWechat {
  /** The answers to what was asked, such as `preVerifyJSAPI:ok`. */
  said: string[]
  /** As it would be passed on now. */
  friend?: FakeCard
  moments?: FakeCard
  /** The `extinfo` of each launch. */
  launched: string[]
}

declare global {
  interface Window {
    __wechat?: FakeWechat
  }
}

export const WECHAT_ANDROID_UA =
  'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0.6998.136 Mobile Safari/537.36 XWEB/1340157 MMWEBSDK/20250503 MicroMessenger/8.0.61.2880(0x28003D3E) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64'
export const WECHAT_IOS_UA =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.61(0x18003d2a) NetType/WIFI Language/zh_CN'

/**
 * Fakes WeChat around the page, below its real library: the bridge, the check of the signature, and the open tag.
 * Refers to nothing outside itself: `page.addInitScript(installFakeWechat, options)`.
 */
export function installFakeWechat(options: FakeWechatOptions): void {
  type Data = Record<string, unknown>
  type Answer = { err_msg: string }
  const { tags = 'ready', app = 'there' } = options
  const entry = withoutHash(window.location.href)
  const wechat: FakeWechat = { said: [], launched: [] }
  window.__wechat = wechat
  let taken: string | undefined

  function withoutHash(address: string): string {
    return address.replace(/#.*$/s, '')
  }
  const verified = () => (options.verifies === 'entry' ? entry : withoutHash(window.location.href))

  async function signatureOf(data: Data): Promise<string> {
    const signed = [
      `jsapi_ticket=${options.ticket}`,
      `noncestr=${String(data.verifyNonceStr)}`,
      `timestamp=${String(data.verifyTimestamp)}`,
      `url=${verified()}`,
    ]
    const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(signed.join('&')))
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  async function verify(data: Data): Promise<string> {
    if (!(data.verifyJsApiList as unknown[] | undefined)?.length) return 'fail'
    if (options.refuses || data.verifySignature !== (await signatureOf(data)))
      return 'fail_invalid signature'
    taken = verified()
    const wanted = data.verifyOpenTagList as string[] | undefined
    if (wanted?.includes('wx-open-launch-app')) bringTags()
    return 'ok'
  }

  function share(keep: (card: FakeCard) => void) {
    return (data: Data) => {
      if (taken !== verified()) return 'permission denied'
      const { title, desc, link, imgUrl } = data as unknown as FakeCard
      keep({ title, link, imgUrl, ...(desc !== undefined && { desc }) })
      return 'ok'
    }
  }

  const abilities: Record<string, (data: Data) => string | Promise<string>> = {
    preVerifyJSAPI: verify,
    updateAppMessageShareData: share((card) => (wechat.friend = card)),
    updateTimelineShareData: share((card) => (wechat.moments = card)),
    getNetworkType: () => 'wifi',
  }

  const bridge = {
    invoke(name: string, data: Data, callback: (answer: Answer) => void) {
      const sent = JSON.parse(JSON.stringify(data)) as Data
      setTimeout(() => {
        void Promise.resolve(abilities[name]?.(sent) ?? 'function_not_exist').then((said) => {
          wechat.said.push(`${name}:${said}`)
          callback({ err_msg: `${name}:${said}` })
        })
      }, 20)
    },
    on() {},
  }
  const arrive = () => {
    Object.defineProperty(window, 'WeixinJSBridge', { value: bridge })
    document.dispatchEvent(new Event('WeixinJSBridgeReady'))
  }
  if (options.arriveAfterMs) setTimeout(arrive, options.arriveAfterMs)
  else arrive()

  function bringTags() {
    if (tags === 'too old') {
      const detail = { errMsg: 'openTags:fail' }
      document.dispatchEvent(new CustomEvent('WeixinOpenTagsError', { detail }))
      return
    }
    if (customElements.get('wx-open-launch-app')) return
    customElements.define(
      'wx-open-launch-app',
      class extends HTMLElement {
        connectedCallback() {
          const template = this.querySelector('template')
          if (this.shadowRoot || !template || tags === 'never') return
          const root = this.attachShadow({ mode: 'open' })
          root.append(template.content.cloneNode(true))
          root.addEventListener('click', () => {
            const extInfo = this.getAttribute('extinfo') ?? ''
            if (app === 'there') wechat.launched.push(extInfo)
            const errMsg = app === 'there' ? 'launch:ok' : 'launch:fail'
            const detail = { errMsg, appId: this.getAttribute('appid'), extInfo }
            this.dispatchEvent(new CustomEvent(app === 'there' ? 'launch' : 'error', { detail }))
          })
          setTimeout(() => this.dispatchEvent(new CustomEvent('ready')), 50)
        }
      },
    )
  }
}
