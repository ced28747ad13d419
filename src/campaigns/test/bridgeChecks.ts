import { BridgeError, callBridge, sendToBridge } from '@/bridge/call'
import type { AppHandler } from '@/bridge/handlers'
import { asRecord } from '@/lib/json'
import { shareUrl } from '@/lib/shareUrl'
import type { Finding } from './checks'

export interface HandlerCheck {
  /** What a tap does to the person, where it does something. */
  effect: string
  run: () => Promise<Finding>
}

const PERSON_WAIT_MS = 60_000
/** One see-through pixel: enough for the app to answer. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** Every handler that the app offers, each with a call that shows whether it answers. */
export const HANDLER_CHECKS: Readonly<Record<AppHandler, HandlerCheck>> = {
  getAccessToken: asks('getAccessToken', '读取 App 登录态'),
  getClientInfo: asks('getClientInfo', '读取 App 设备信息'),
  login: asks('login', '打开 App 登录页', {}, PERSON_WAIT_MS),
  share: asks(
    'share',
    '打开 App 分享面板',
    { title: '开发自检', text: '分享面板检测', url: shareUrlOfHome, imageUrl: '' },
    PERSON_WAIT_MS,
  ),
  saveImage: asks('saveImage', '保存一张 1 像素图片', { dataUrl: PIXEL }, PERSON_WAIT_MS),
  openPage: tells('openPage', '打开 App 首页', { path: '/' }),
  close: tells('close', '关闭当前页面'),
}

function shareUrlOfHome(): string {
  return shareUrl('/')
}

type Data = Readonly<Record<string, string | (() => string)>>

function asks(handler: AppHandler, effect: string, data: Data = {}, timeoutMs?: number) {
  const run = () =>
    finding(async () => {
      const answer = await callBridge(handler, filled(data), timeoutMs ? { timeoutMs } : {})
      return `有应答：${shapeOf(answer)}`
    })
  return { effect, run }
}

function tells(handler: AppHandler, effect: string, data: Data = {}) {
  const run = () =>
    finding(async () => {
      await sendToBridge(handler, filled(data))
      return '已通知 App（该方法无应答）'
    })
  return { effect, run }
}

function filled(data: Data): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : value(),
    ]),
  )
}

const WORDS = {
  absent: '没有连接到 App',
  timeout: '超时，App 没有应答',
  threw: '调用时 App 抛出异常',
} as const satisfies Record<BridgeError['kind'], string>

async function finding(call: () => Promise<string>): Promise<Finding> {
  try {
    return { ok: true, detail: await call() }
  } catch (error) {
    return {
      ok: false,
      detail: error instanceof BridgeError ? WORDS[error.kind] : '调用失败',
    }
  }
}

const MOST_NAMES = 5

/** What kind of answer came, never what is in it: it may be a token. */
export function shapeOf(answer: unknown): string {
  const record = asRecord(answer)
  if (record) {
    const names = Object.keys(record)
      .filter((name) => /^[a-z]{1,20}$/i.test(name))
      .slice(0, MOST_NAMES)
    return `对象 {${names.join(', ')}}`
  }
  if (typeof answer === 'string') return answer === '' ? '空文本' : `文本 ${answer.length} 字符`
  if (answer === undefined || answer === null) return '空'
  return Array.isArray(answer) ? '列表' : typeof answer === 'boolean' ? String(answer) : '数值'
}
