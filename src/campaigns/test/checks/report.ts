import { maskSecrets } from './mask'
import { STATUS_WORDS } from './useChecks'
import type { CheckResult } from './useChecks'

interface ReportParts {
  /** `YYYY-MM-DD HH:mm:ss` */
  time: string
  facts: readonly CheckResult[]
  /** The login record as text, masked already or not. */
  login: readonly string[]
  results: readonly CheckResult[]
}

/**
 * 「复制诊断信息」: plain text for the support.
 * @param known secrets that must not be in it, whatever their form
 */
export function diagnosticReport(
  { time, facts, login, results }: ReportParts,
  known: readonly (string | undefined)[] = [],
): string {
  const checked = results.length === 0 ? ['尚未检测'] : results.map(resultLine)
  const lines = ['【环境】', ...facts.map(resultLine), '【登录】', ...login, '【检测】', ...checked]
  // The report's own time stays readable: the rule for phones would take date and clock for the digits of one.
  return [`开发自检 ${time}`, ...lines.map((line) => maskSecrets(line, known))].join('\n')
}

function resultLine({ label, status, detail, tookMs }: CheckResult): string {
  const took = tookMs === undefined ? '' : `（${tookMs}ms）`
  return `[${STATUS_WORDS[status]}] ${label}${took}${detail ? `：${detail}` : ''}`
}
