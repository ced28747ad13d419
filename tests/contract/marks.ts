/*
 * What the specification gives is marked in the comment above it: `GIVEN` for all of a shape, of a type or of one field,
 * `GIVEN: pageNo, pageSize.` for these names. All else is assumed, whatever the comment says.
 */

const MARK = /\bGIVEN\b(?:: ([\w-]+(?:, [\w-]+)*))?/

/** Whether a comment says of a field, a parameter or a header that the specification gives it. */
export function isGiven(name: string, comment: string): boolean {
  const mark = MARK.exec(comment)
  return mark !== null && (mark[1] === undefined || mark[1].split(', ').includes(name))
}

/** A comment in one line, without a mark at its start, which `x-source` says; '' where it says no more than that. */
export function noteOf(comment: string): string {
  const line = comment
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:GIVEN|ASSUMED)[.:] ./, (start) => start.slice(-1).toUpperCase())
  return /^(?:GIVEN|(?:(?:Path|Fields|Path and fields) )?ASSUMED(?: fields)?)\.?$/.test(line)
    ? ''
    : line
}
