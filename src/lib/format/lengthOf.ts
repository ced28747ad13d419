/** How long a text is, as people count: an emoji is one. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
