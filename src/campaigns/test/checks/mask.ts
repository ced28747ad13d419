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
