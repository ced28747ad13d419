import type { Visit } from '@/bridge/environment'

/** One row about this device, checked as soon as the page is there. */
export interface Fact {
  label: string
  value: string
  ok: boolean
}

export interface EnvironmentSigns {
  mode: string
  buildId: string
  basePath: string
  apiBase: string
  mainSite: string
  pathname: string
  visit: Visit
  userAgent: string
  viewport: { width: number; height: number; ratio: number }
  language: string
  timeZone: string
  online: boolean
  storage: boolean
  cookies: boolean
  secure: boolean
}

const VISIT_KEYS = {
  app: 'APP',
  wechat: 'WX',
  mobile: 'MB',
  desktop: 'PC',
} as const satisfies Record<Visit['visit'], string>

const VISIT_NAMES = {
  app: 'App 内',
  wechat: '微信内',
  mobile: '手机浏览器',
  desktop: '电脑浏览器',
} as const satisfies Record<Visit['visit'], string>

const MODES = ['development', 'test', 'production']
const YES_NO = (yes: boolean) => (yes ? '可用' : '不可用')

/** What this device and this build are, each with whether the product can work with it. */
export function environmentFacts(signs: EnvironmentSigns): Fact[] {
  const { visit, os } = signs.visit
  const { width, height, ratio } = signs.viewport
  return [
    fact('运行环境', signs.mode, MODES.includes(signs.mode)),
    fact('构建号', signs.buildId || '未知', signs.buildId !== ''),
    fact('基础路径', signs.basePath, isUnder(signs.pathname, signs.basePath)),
    fact('接口地址', signs.apiBase, signs.apiBase.endsWith('/api')),
    fact('主站', signs.mainSite || '未配置', signs.mainSite !== ''),
    // Elsewhere a desktop browser is sent to the main site before this page could load.
    fact(
      '访问环境',
      `${VISIT_KEYS[visit]} · ${VISIT_NAMES[visit]} · ${os}`,
      visit !== 'desktop' || signs.mode === 'development',
    ),
    fact('User-Agent', signs.userAgent || '空', signs.userAgent !== ''),
    fact('视口', `${width}×${height} @${ratio}x`, width >= 320),
    fact('语言与时区', `${signs.language || '未知'} · ${signs.timeZone || '未知'}`, true),
    fact('网络', signs.online ? '在线' : '离线', signs.online),
    fact('本地存储', YES_NO(signs.storage), signs.storage),
    fact('Cookie', YES_NO(signs.cookies), signs.cookies),
    fact('安全连接', signs.secure ? '是' : '否，复制与分享受限', signs.secure),
  ]
}

function fact(label: string, value: string, ok: boolean): Fact {
  return { label, value, ok }
}

function isUnder(pathname: string, basePath: string): boolean {
  return pathname === basePath || pathname.startsWith(`${basePath}/`)
}
