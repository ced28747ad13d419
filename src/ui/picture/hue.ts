/** A hue from 0 to 359, derived from a text: the same name always has the same colour. */
export function hueOf(text: string): number {
  let hash = 0
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 997
  // Similar names have similar hashes: the golden angle separates their hues.
  return Math.round(hash * 137.508) % 360
}

/** The first character of a name, or ''. */
export function glyphOf(name: string): string {
  const [first] = name.trim()
  return first === undefined ? '' : first.toUpperCase()
}
