import { STATUS_WORDS, statusOf } from './checks'
import type { CheckResult } from './checks'
import type { Fact } from './environment'
import { maskSecrets } from './mask'

export interface ReportParts {
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  facts: readonly Fact[]
  /** The login record in words, masked already or not. */
  login: readonly string[]
  results: readonly CheckResult[]
}

/**
 * 「复制诊断信息」: plain text for whoever helps.
 * @param known secrets that must not be in it, whatever they look like
 */
export function diagnosticReport(
  { time, facts, login, results }: ReportParts,
  known: readonly (string | undefined)[] = [],
): string {
  const lines = [
    '【环境】',
    ...facts.map(({ label, value, ok }) => `[${STATUS_WORDS[statusOf(ok)]}] ${label}：${value}`),
    '【登录】',
    ...login,
    '【检测】',
    ...(results.length === 0 ? ['尚未检测'] : results.map(resultLine)),
  ]
  // The own time stays readable: the rule for phones would take date and clock for digits of one.
  return [`开发自检 ${time}`, ...lines.map((line) => maskSecrets(line, known))].join('\n')
}

function resultLine({ label, status, detail, tookMs }: CheckResult): string {
  const took = tookMs === undefined ? '' : `（${tookMs}ms）`
  return `[${STATUS_WORDS[status]}] ${label}${took}${detail ? `：${detail}` : ''}`
}
