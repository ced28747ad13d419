/** Right-to-left letters. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * A name in a text with a number after it: a right-to-left one would reorder the number, and 「11-24」 would read
 * 24-11. If the name has an element of its own, base.css isolates it.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}
