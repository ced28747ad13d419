export type CheckStatus = 'unchecked' | 'running' | 'passed' | 'failed'

/** What a check found, in words for a person. */
export interface Finding {
  ok: boolean
  detail: string
}

export interface CheckResult {
  label: string
  status: CheckStatus
  detail?: string
  tookMs?: number
}

export const STATUS_WORDS = {
  unchecked: '未检测',
  running: '检测中',
  passed: '通过',
  failed: '失败',
} as const satisfies Record<CheckStatus, string>

/** How many of each there are; what is being checked counts as not checked. */
export function tally(statuses: readonly CheckStatus[]): Record<'passed' | 'failed', number> {
  const count = (wanted: CheckStatus) => statuses.filter((status) => status === wanted).length
  return { passed: count('passed'), failed: count('failed') }
}

export const statusOf = (ok: boolean): CheckStatus => (ok ? 'passed' : 'failed')
