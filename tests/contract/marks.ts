/*
 * What the specification gives is marked in the comment above it: `GIVEN` for all of a shape, of a type or of one
 * field, `GIVEN: pageNo, pageSize.` for these names. All else is assumed, whatever else the comment contains.
 */

const MARK = /\bGIVEN\b(?:: ([\w-]+(?:, [\w-]+)*))?/

/** Whether a comment marks a field, a parameter or a header as given by the specification. */
export function isGiven(name: string, comment: string): boolean {
  const mark = MARK.exec(comment)
  return mark !== null && (mark[1] === undefined || mark[1].split(', ').includes(name))
}

/** A comment in one line, without a mark at its start, which is in `x-source`; '' if there is nothing else. */
export function noteOf(comment: string): string {
  const line = comment
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:GIVEN|ASSUMED)[.:] ./, (start) => start.slice(-1).toUpperCase())
  return /^(?:GIVEN|(?:(?:Path|Fields|Path and fields) )?ASSUMED(?: fields)?)\.?$/.test(line)
    ? ''
    : line
}
