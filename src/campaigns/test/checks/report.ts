export type CheckStatus = 'unchecked' | 'running' | 'passed' | 'failed'

/** The result of a check, as text for a person. */
export interface Finding {
  ok: boolean
  detail: string
}

export interface CheckResult {
  label: string
  status: CheckStatus
  /** The answer, possibly in several lines. */
  detail?: string
  tookMs?: number
}

export const STATUS_WORDS = {
  unchecked: '未检测',
  running: '检测中',
  passed: '通过',
  failed: '失败',
} as const satisfies Record<CheckStatus, string>

export const statusOf = (ok: boolean): CheckStatus => (ok ? 'passed' : 'failed')

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
  known: readonly (string | undefined)[],
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

const HIDDEN = '••••'
const SHORTEST_SHOWN = 16
const SHORTEST_SECRET = 4

const JWT = /eyJ[\w-]{4,}(?:\.[\w-]*){0,2}/g
const NAMED =
  /((?:token|secret|passw\w{0,20}|bearer|authorization)["']?[\s:=]\s*["']?)([\w.~+/-]{8,}=*)/gi
/** A long run of letters and digits together, or one too long to be a word. */
const OPAQUE = /[\w+=-]{20,}/g
/** Eleven digits or more, also with the usual separators. */
const PHONE = /\d(?:[\s().-]{0,2}\d){10,}/g

/** The first and the last four characters; none of a short token. */
export function maskToken(token: string): string {
  return token.length < SHORTEST_SHOWN ? HIDDEN : `${token.slice(0, 4)}…${token.slice(-4)}`
}

/**
 * The text without tokens, JWTs and phone numbers. The marks that replace them are not ASCII, so that no masked part
 * can join its neighbours into something that could be a token.
 * @param known secrets of this session: masked whatever their form
 */
export function maskSecrets(text: string, known: readonly (string | undefined)[] = []): string {
  return hideKnown(text, known)
    .replace(JWT, maskToken)
    .replace(NAMED, (_, name: string, value: string) => name + maskToken(value))
    .replace(OPAQUE, (run) => (looksOpaque(run) ? maskToken(run) : run))
    .replace(PHONE, maskDigits)
}

function hideKnown(text: string, known: readonly (string | undefined)[]): string {
  let masked = text
  for (const secret of known) {
    if (!secret || secret.length < SHORTEST_SECRET) continue
    // More than once: a secret that repeats itself can appear again where two masked ones meet.
    while (masked.includes(secret)) masked = masked.replaceAll(secret, () => maskToken(secret))
  }
  return masked
}

function looksOpaque(run: string): boolean {
  return run.length >= 40 || (/\d/.test(run) && /[a-z]/i.test(run))
}

function maskDigits(run: string): string {
  const digits = run.replace(/\D/g, '')
  return `${digits.slice(0, 3)}${HIDDEN}${digits.slice(-4)}`
}
