import { decode, encode, isValid } from 'js-base64'
import { BridgeError } from '@/bridge/bridge'
import { callBridge, sendToBridge } from '@/bridge/call'
import { foundBridge } from '@/bridge/connect'
import { currentVisit, type Visit } from '@/bridge/environment'
import type { AppHandler } from '@/bridge/names'
import { BASE_PATH, apiBase, env } from '@/lib/env'
import { asRecord } from '@/lib/storage/json'
import { shareUrl } from '@/lib/url/shareUrl'
import { maskToken, statusOf, type CheckResult, type Finding } from './report'

const VISITS = {
  app: 'APP · App 内',
  wechat: 'WX · 微信内',
  mobile: 'MB · 手机浏览器',
  desktop: 'PC · 电脑浏览器',
} as const satisfies Record<Visit['visit'], string>

const MODES = ['development', 'test', 'production']
const PROBE_KEY = 'testProbe'

/** The properties of this device and this build, each with whether the product can work with it. */
export function environmentFacts(): CheckResult[] {
  const { MODE, BUILD_ID = '' } = import.meta.env
  const { visit, os } = currentVisit()
  const { innerWidth: width, innerHeight: height, devicePixelRatio } = window
  const { userAgent, language, onLine, cookieEnabled } = navigator
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const api = apiBase(env.mode, env.apiOrigin || window.location.origin)
  const hasStorage = storageWorks()
  return [
    fact('运行环境', MODE, MODES.includes(MODE)),
    fact('构建号', BUILD_ID || '未知', BUILD_ID !== ''),
    fact('基础路径', BASE_PATH, `${window.location.pathname}/`.startsWith(`${BASE_PATH}/`)),
    fact('接口地址', api, api.endsWith('/api')),
    fact('主站', env.mainSite || '未配置', env.mainSite !== ''),
    // Elsewhere a desktop browser is sent to the main site before this page could load.
    fact('访问环境', `${VISITS[visit]} · ${os}`, visit !== 'desktop' || MODE === 'development'),
    ...(visit === 'app' ? [bridgeFact()] : []),
    fact('User-Agent', userAgent || '空', userAgent !== ''),
    fact('视口', `${width}×${height} @${Number(devicePixelRatio.toFixed(2))}x`, width >= 320),
    fact('语言与时区', `${language || '未知'} · ${timeZone || '未知'}`, true),
    fact('网络', onLine ? '在线' : '离线', onLine),
    fact('本地存储', hasStorage ? '可用' : '不可用', hasStorage),
    fact('Cookie', cookieEnabled ? '可用' : '不可用', cookieEnabled),
    fact('安全连接', window.isSecureContext ? '是' : '否，复制与分享受限', window.isSecureContext),
  ]
}

/** The library that the app has embedded, and the time from the page's start to its bridge. */
function bridgeFact(): CheckResult {
  const found = foundBridge()
  return fact(
    'App 桥接',
    found ? `${found.dialect} · 打开后 ${found.ms} 毫秒` : '没有找到',
    !!found,
  )
}

function fact(label: string, detail: string, ok: boolean): CheckResult {
  return { label, status: statusOf(ok), detail }
}

function storageWorks(): boolean {
  try {
    window.localStorage.setItem(PROBE_KEY, '1')
    window.localStorage.removeItem(PROBE_KEY)
    return true
  } catch {
    return false
  }
}

const FIELDS = ['clientType', 'clientVersion', 'systemInfo'] as const

/** Reads the `clientInfo` header back, as a server would: base64 of JSON in UTF-8. */
export function readClientHeader(header: string | undefined): Finding {
  if (!header) return { ok: false, detail: '没有取到 clientInfo' }
  const shown = `${maskToken(header)}（${header.length} 字符）`
  const record = parse(header)
  if (!record) return { ok: false, detail: `${shown}\n不是 base64 的 JSON` }
  const fields = FIELDS.map((name) => `${name}: ${wordOf(record[name])}`)
  const id = typeof record.clientId === 'string' ? maskToken(record.clientId) : '缺失'
  const whole = record.clientId !== undefined && encode(JSON.stringify(record)) === header
  return {
    ok: record.clientId !== undefined,
    detail: [
      `clientId: ${id}`,
      ...fields,
      `请求头: ${shown}`,
      whole ? '编码往返一致' : '编码与本端不同（App 提供）',
    ].join('\n'),
  }
}

function parse(header: string): Record<string, unknown> | undefined {
  try {
    return isValid(header) ? asRecord(JSON.parse(decode(header))) : undefined
  } catch {
    return undefined
  }
}

function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '缺失'
}

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
