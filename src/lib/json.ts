const STRING_OR_LONG_INTEGER = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g

/**
 * `JSON.parse` that keeps long ids: an integer of 16 digits or more becomes a string of the same digits,
 * because a double would change the last ones.
 * @throws SyntaxError when the text is not JSON.
 */
export function parseJson(text: string): unknown {
  const hasLongInteger = /\d{16}/.test(text)
  const safe = hasLongInteger
    ? text.replace(STRING_OR_LONG_INTEGER, (token) => (token[0] === '"' ? token : `"${token}"`))
    : text
  return JSON.parse(safe) as unknown
}

/** The value as a plain record, or undefined for arrays, null and everything else. */
export function asRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined
}
