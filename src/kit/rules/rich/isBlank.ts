import { isVisible } from '@/lib/format/isVisible'

/** True where there is nothing to read and nothing to see. */
export function isBlank(part: ParentNode & Node): boolean {
  return !isVisible(part.textContent ?? '') && part.querySelector('img') === null
}
