// An unterminated string is one token, too: else it would be scanned again from each of its quotes.
const STRING_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi
const LONG_INTEGER = /^-?\d{16,}$/

/**
 * `JSON.parse` that keeps long ids: an integer of 16 digits or more becomes a string of the same digits,
 * because a double would change the last ones.
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  const mayHold = /\d{16}/.test(text)
  const safe = mayHold
    ? text.replace(STRING_OR_NUMBER, (token) => (LONG_INTEGER.test(token) ? `"${token}"` : token))
    : text
  return JSON.parse(safe) as unknown
}

/** `parseJson`, or the text itself when it is not JSON. */
export function parseOrKeep(text: string): unknown {
  // Nothing was stored: an error would cost a phone milliseconds in each start.
  if (text === '') return text
  try {
    return parseJson(text)
  } catch {
    return text
  }
}

/** The value as a plain record, or undefined for arrays, null and everything else. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}

/** The number given, also as a string; NaN for everything else. */
export function asNumber(value: unknown): number {
  if (typeof value === 'number') return value
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN
}
