import { foundBridge } from '@/bridge/connect'
import { currentVisit } from '@/bridge/environment'
import type { Visit } from '@/bridge/environment'
import { BASE_PATH, apiBase, env } from '@/lib/env'
import { statusOf } from './useChecks'
import type { CheckResult } from './useChecks'

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
