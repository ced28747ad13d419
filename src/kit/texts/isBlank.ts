import { isVisible } from '@/lib/format/isVisible'

/** True if there is neither visible text nor an image. */
export function isBlank(part: ParentNode & Node): boolean {
  return !isVisible(part.textContent ?? '') && part.querySelector('img') === null
}
