/** Fallback targets of the focus: the containers of the element that had it. */
const PLACES = 'section, article, form, main, dialog > *'

/**
 * Keeps the focus on the page: if the element that has it is removed or disabled, the focus goes to its container, so
 * that the next Tab and a screen reader go on from there and not from the top.
 */
export function keepFocus(): void {
  let focused: Element | undefined
  let places: Element[] = []
  document.addEventListener('focusin', ({ target }) => {
    focused = target instanceof Element ? target : undefined
    places = placesAround(focused)
  })
  const bringBack = () => {
    if (!focused || (focused.isConnected && !focused.matches(':disabled'))) return
    const { activeElement, body } = document
    // A browser removes the focus at its next frame.
    if (activeElement !== body && activeElement !== focused) return
    const place = places.find(({ isConnected }) => isConnected) ?? document.querySelector('main')
    if (!(place instanceof HTMLElement)) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    place.focus({ preventScroll: true })
  }
  new MutationObserver(bringBack).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  })
}

function placesAround(element: Element | null | undefined): Element[] {
  const place = element?.parentElement?.closest(PLACES)
  return place ? [place, ...placesAround(place)] : []
}
