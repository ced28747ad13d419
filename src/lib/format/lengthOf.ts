/** The length of a text in code points: a plain emoji is one, a joined one as many as its parts. */
export function lengthOf(text: string): number {
  return Array.from(text).length
}
