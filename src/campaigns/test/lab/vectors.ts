import { decode } from 'js-base64'
import { formatCount } from '@/lib/format/formatCount'
import { isDigits } from '@/lib/ids'
import { asRecord, parseJson } from '@/lib/storage/json'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { parseServerTime } from '@/lib/serverClock'
import { encodeClientInfo } from '@/session/clientInfo'
import type { Finding } from '../checks/report'

/** The subject, the expected value, and the actual one. */
type Vector = readonly [label: string, expected: string, actual: () => string]

const number = (value: number, expected: string): Vector => [
  `数字 ${value}`,
  expected,
  () => formatCount(value),
]

const CHINESE = { clientId: '设备', clientType: 1, clientVersion: '1', systemInfo: '鸿蒙' } as const
const LONG_ID = '9007199254740993123'
const TIME = '2026-11-20 08:00:00'

const readTime = () => {
  const time = parseServerTime(TIME) ?? 0
  return `${time} ${formatServerTime(time)}`
}

/** The facts that pages rely on and that need no platform. */
export const VECTORS: readonly Vector[] = [
  number(999, '999'),
  number(1000, '1千'),
  number(1234, '1.23千'),
  number(10_000, '1万'),
  number(99_999_999, '1亿'),
  number(123_456_789, '1.23亿'),
  ['clientInfo 含中文', JSON.stringify(CHINESE), () => decode(encodeClientInfo(CHINESE))],
  ['超长 id 不失真', LONG_ID, () => String(asRecord(parseJson(`{"id":${LONG_ID}}`))?.id)],
  ['错误 id 不放行', 'true,false,false,false', () => ['007', '1e3', '-1', ''].map(isDigits).join()],
  ['北京时间解析', `${Date.UTC(2026, 10, 20)} ${TIME}`, readTime],
]

export function checkVector([, expected, actual]: Vector): Finding {
  const came = actual()
  const ok = came === expected
  return { ok, detail: ok ? came : `期望 ${expected}\n实际 ${came}` }
}
