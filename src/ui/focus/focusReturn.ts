import { hasModal } from '@/ui/modal/modalStack'

/** Notes the focused element. The returned function restores the focus to it, or near it if it is gone or disabled. */
export function noteFocus(): () => void {
  const opener = document.activeElement
  const around = opener?.closest('section, article, main') ?? null
  return () => {
    if (opener instanceof HTMLElement && opener !== document.body && takesFocus(opener)) return
    // Another layer has the focus.
    if (hasModal()) return
    const place = around?.isConnected ? around : document.querySelector('main')
    if (!(place instanceof HTMLElement)) return
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1
    takesFocus(place)
  }
}

function takesFocus(element: HTMLElement): boolean {
  if (element.isConnected) element.focus({ preventScroll: true })
  return document.activeElement === element
}
