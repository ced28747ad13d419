/**
 * Brings the element's top back to where things come to rest at the top of the page, when it lies above: what it holds
 * has become shorter, and the person would be somewhere below it.
 */
export function scrollBack(element: Element | null | undefined): void {
  if (!element) return
  const rest = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  if (element.getBoundingClientRect().top < rest) element.scrollIntoView()
}
