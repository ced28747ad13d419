/** Specification section 9. */
export const MENU_NAVIGATION_DELAY_MS = 300

/** How far apart the two clicks of a double tap may be. */
const SAME_PLACE_PX = 24

/** Another tap, Back, or leaving the page: these cancel the navigation. */
const CHANGES_OF_MIND = ['click', 'popstate', 'pagehide'] as const

/** Leaves for the main site after the menu's delay, unless the person does something else first. */
export function leaveLater(address: string): void {
  let tap: MouseEvent | undefined
  const timer = setTimeout(() => {
    stop()
    window.location.assign(address)
  }, MENU_NAVIGATION_DELAY_MS)
  // The tap that called this has passed the window in the capture phase, but not in the bubble phase.
  window.addEventListener('click', noteTap)
  for (const name of CHANGES_OF_MIND) window.addEventListener(name, onChange, true)

  function noteTap(event: MouseEvent): void {
    tap ??= event
  }

  function onChange(event: Event): void {
    if (!(event instanceof MouseEvent) || !tap || !isSamePlace(tap, event)) return stop()
    // The menu is gone from under the second click of a double tap.
    event.preventDefault()
    event.stopPropagation()
  }

  function stop(): void {
    clearTimeout(timer)
    window.removeEventListener('click', noteTap)
    for (const name of CHANGES_OF_MIND) window.removeEventListener(name, onChange, true)
  }
}

function isSamePlace(first: MouseEvent, second: MouseEvent): boolean {
  // A click by a key has no coordinates.
  if (first.detail === 0 || second.detail === 0) return false
  const distance = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY)
  return distance <= SAME_PLACE_PX
}
