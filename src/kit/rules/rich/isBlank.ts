/** Spaces, line breaks, and characters without width. */
const NOTHING = /^[\s\p{Cf}]*$/u

/** True where there is nothing to read and nothing to see. */
export function isBlank(part: ParentNode & Node): boolean {
  return NOTHING.test(part.textContent ?? '') && part.querySelector('img') === null
}
