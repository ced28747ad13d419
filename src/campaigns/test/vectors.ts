import { decode } from 'js-base64'
import { formatCount } from '@/lib/formatCount'
import { isDigits } from '@/lib/ids'
import { asRecord, parseJson } from '@/lib/json'
import { formatServerTime, parseServerTime } from '@/lib/serverClock'
import { encodeClientInfo } from '@/session/clientInfo'
import type { Finding } from './checks'

export interface Vector {
  id: string
  label: string
  expected: string
  actual: () => string
}

const NUMBERS: readonly (readonly [number, string])[] = [
  [999, '999'],
  [1000, '1千'],
  [1234, '1.23千'],
  [9999, '1万'],
  [10_000, '1万'],
  [12_345, '1.23万'],
  [99_999_999, '1亿'],
  [123_456_789, '1.23亿'],
]

const CHINESE = {
  clientId: '设备',
  clientType: 1,
  clientVersion: '1.0.0',
  systemInfo: '鸿蒙 5',
} as const
const LONG_ID = '9007199254740993123'
const TIME = '2026-11-20 08:00:00'

/** The facts that pages rely on and that need no platform. */
export const VECTORS: readonly Vector[] = [
  ...NUMBERS.map(([value, expected]) => ({
    id: `number-${value}`,
    label: `数字 ${value}`,
    expected,
    actual: () => formatCount(value),
  })),
  {
    id: 'base64-utf8',
    label: 'clientInfo 含中文',
    expected: JSON.stringify(CHINESE),
    actual: () => decode(encodeClientInfo(CHINESE)),
  },
  {
    id: 'long-id',
    label: '超长 id 不失真',
    expected: LONG_ID,
    actual: () => String(asRecord(parseJson(`{"id":${LONG_ID}}`))?.id),
  },
  {
    id: 'bad-id',
    label: '错误 id 不放行',
    expected: 'true,false,false,false',
    actual: () => ['007', '1e3', '-1', ''].map(isDigits).join(),
  },
  {
    id: 'server-time',
    label: '北京时间解析',
    expected: `${Date.UTC(2026, 10, 20)} ${TIME}`,
    actual: () => {
      const time = parseServerTime(TIME) ?? 0
      return `${time} ${formatServerTime(time)}`
    },
  },
]

export function checkVector({ expected, actual }: Vector): Finding {
  const came = actual()
  return {
    ok: came === expected,
    detail: came === expected ? came : `期望 ${expected}\n实际 ${came}`,
  }
}

/** The route table: each path once, and none found by another spelling of its letters. */
export function checkRoutes(
  paths: readonly string[],
  isKnown: (pathname: string) => boolean,
): Finding {
  const twice = paths.filter((path, at) => paths.indexOf(path) !== at)
  const loose = paths
    .map((path) => path.replace(/:\w+/g, '1'))
    .filter((path) => path !== path.toLowerCase() && isKnown(path.toLowerCase()))
  const problems = [
    ...twice.map((path) => `重复声明 ${path}`),
    ...loose.map((path) => `大小写不敏感 ${path}`),
  ]
  return {
    ok: paths.length > 0 && problems.length === 0,
    detail: problems.join('\n') || `${paths.length} 条路由，无重复，区分大小写`,
  }
}
