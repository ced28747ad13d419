/**
 * The text without this character at its end. A pattern such as `/#+$/` reads a long run again from each of its places.
 */
export function trimEndOf(text: string, char: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === char) end -= 1
  return text.slice(0, end)
}
