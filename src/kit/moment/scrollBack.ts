/**
 * Scrolls the element's top back to its resting position at the top of the page, if it is above: the content has become
 * shorter, and the person would be somewhere below it.
 */
export function scrollBack(element: Element | null | undefined): void {
  if (!element) return
  const rest = Number.parseFloat(getComputedStyle(element).scrollMarginTop) || 0
  if (element.getBoundingClientRect().top < rest) element.scrollIntoView()
}
