import { BridgeError } from '@/bridge/bridge'
import { callBridge, sendToBridge } from '@/bridge/call'
import type { AppHandler } from '@/bridge/names'
import { asRecord } from '@/lib/storage/json'
import { shareUrl } from '@/lib/url/shareUrl'
import type { Finding } from './useChecks'

interface Handler {
  /** The visible effect of a tap. */
  effect: string
  data?: () => Record<string, string>
  /** A person has to answer first. */
  waits?: true
  /** The app sends no answer. */
  silent?: true
}

const PERSON_WAIT_MS = 60_000
/** One see-through pixel: enough for the app to answer. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const sharedHome = () => ({
  title: '开发自检',
  text: '分享面板检测',
  url: shareUrl('/'),
  imageUrl: '',
})

/** Every handler that the app offers. */
export const HANDLERS: Readonly<Record<AppHandler, Handler>> = {
  getAccessToken: { effect: '读取 App 登录态' },
  getClientInfo: { effect: '读取 App 设备信息' },
  login: { effect: '打开 App 登录页', waits: true },
  share: { effect: '打开 App 分享面板', data: sharedHome, waits: true },
  saveImage: { effect: '保存一张 1 像素图片', data: () => ({ dataUrl: PIXEL }), waits: true },
  openPage: { effect: '打开 App 首页', data: () => ({ path: '/' }), silent: true },
  close: { effect: '关闭当前页面', silent: true },
}

const WORDS = {
  absent: '没有连接到 App',
  missing: 'App 没有这个方法',
  timeout: '超时，App 没有应答',
  threw: '调用时 App 抛出异常',
} as const satisfies Record<BridgeError['kind'], string>

/** Calls a handler, to see whether it answers. */
export async function checkHandler(name: AppHandler): Promise<Finding> {
  const { data = () => ({}), waits, silent } = HANDLERS[name]
  try {
    if (silent) {
      await sendToBridge(name, data())
      return { ok: true, detail: '已通知 App（该方法无应答）' }
    }
    const answer = await callBridge(name, data(), waits ? { timeoutMs: PERSON_WAIT_MS } : {})
    return { ok: true, detail: `有应答：${shapeOf(answer)}` }
  } catch (error) {
    return { ok: false, detail: error instanceof BridgeError ? WORDS[error.kind] : '调用失败' }
  }
}

/** The type of an answer, never its content: it may be a token. */
export function shapeOf(answer: unknown): string {
  const names = Object.keys(asRecord(answer) ?? {}).filter((name) => /^[a-z]{1,20}$/i.test(name))
  return names.length > 0 ? `对象 {${names.slice(0, 5).join(', ')}}` : typeof answer
}
