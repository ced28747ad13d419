import type { Entrust, EntrustStatus, EntrustTask } from '@/api/entrust'
import type { Application } from '@/api/territory'
import { shareOf, typedAmount } from '@/kit/amounts/money'
import type { QueryPart } from '@/kit/query/queryPart'
import { formatCount } from '@/lib/format/formatCount'
import { groupNumber } from '@/lib/format/groupNumber'
import { parseServerTime } from '@/lib/serverClock'

export const STATUS_LABELS = {
  NONE: '未开启',
  RUNNING: '委托中',
  PAUSED: '已暂停',
  EXPIRED: '已到期',
} as const satisfies Record<EntrustStatus, string>

/** The labels of the main button, which opens the app. */
export const MAIN_LABELS = {
  NONE: '开启委托',
  RUNNING: '管理委托',
  PAUSED: '恢复委托',
  EXPIRED: '续期',
} as const satisfies Record<EntrustStatus, string>

/** The platform's answer, and when it arrived, by the platform's clock as this page has it. */
export interface Snapshot {
  entrust: Entrust | null
  at: number
}

/** The platform's times have whole seconds: asked just at the end, it may still be a moment before its own. */
const LAST_MOMENT_MS = 2000

/**
 * When the term ends, in epoch milliseconds. Undefined if the platform does not send it, or if the end was long past
 * when the platform reported a running term: then the phone's clock is wrong.
 */
export function endOf({ entrust, at }: Snapshot): number | undefined {
  const end = parseServerTime(entrust?.endTime)
  return end !== undefined && end > at - LAST_MOMENT_MS ? end : undefined
}

/** A term that ends while the page is open is over, also before the next answer. */
export function statusAt(
  status: EntrustStatus,
  endsAt: number | undefined,
  now: number,
): EntrustStatus {
  return status !== 'NONE' && endsAt !== undefined && now >= endsAt ? 'EXPIRED' : status
}

const ABBREVIATED_FROM = 1e8

/** 「--」 if the platform does not send it. */
export function incomeText(amount: number | undefined): string {
  if (amount === undefined) return '--'
  return amount < ABBREVIATED_FROM ? groupNumber(amount, 2) : formatCount(amount)
}

/** The fee in percent, with at most one decimal. */
export function feeText(feeRate: number | undefined): string {
  if (feeRate === undefined) return '--'
  if (feeRate === 0) return '免服务费'
  const tenths = shareOf(1000, feeRate, 'half-up')
  if (Number.isNaN(tenths)) return '--'
  return tenths === 0 ? '低于0.1%' : `${typedAmount(tenths, 1)}%`
}

export const TASK_LABELS = {
  TODO: '待开始',
  DOING: '进行中',
  DONE: '已完成',
  EXPIRED: '已过期',
} as const satisfies Record<EntrustTask['status'], string>

/** The progress of a task, from 0 to 1 and as text; no text if it has to be done only once. */
export function progressOf({ progress, target, status }: EntrustTask) {
  const isDone = status === 'DONE'
  const share = target > 0 ? Math.min(1, progress / target) : 0
  return {
    share: isDone ? 1 : share,
    text: target > 1 ? `${isDone ? target : Math.min(progress, target)}/${target}` : '',
  }
}

interface LogLine {
  key: string
  /** `03-05 10:00`; '' without a time. */
  time: string
  text: string
}

/** The keeper's log, without blank lines. */
export function logLines(logs: Entrust['logs']): LogLine[] {
  return logs
    .map(({ time, text }, at) => ({
      key: `${at}-${time}`,
      time: /^\d{4}-(\d{2}-\d{2} \d{2}:\d{2})/.exec(time)?.[1] ?? '',
      text,
    }))
    .filter(({ text }) => text !== '')
}

/** `asking`: the reason for an empty answer is loading. */
export type Role = 'lord' | 'reviewing' | 'other' | 'asking'

/**
 * The visitor's role. The platform gives the entrust to the lord alone; of the others only an applicant has a status.
 */
export function roleOf(
  entrust: Entrust | null,
  application:
    | Pick<QueryPart<Pick<Application, 'status'> | null>, 'data' | 'isPending'>
    | undefined,
): Role {
  if (entrust) return 'lord'
  if (application?.isPending) return 'asking'
  return application?.data?.status === 'PENDING' ? 'reviewing' : 'other'
}
