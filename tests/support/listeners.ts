import { vi } from 'vitest'

type Target = Window | Document

/**
 * Every tab of a test listens on the one window: its listeners are recorded from now on.
 * @returns removes them
 */
export function rememberListeners(...targets: Target[]): () => void {
  let removers: (() => void)[] = []
  for (const target of targets) {
    const real = target.addEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
        real(type, listener, options as boolean)
        removers.push(() => target.removeEventListener(type, listener))
      },
    )
  }
  return () => {
    for (const remove of removers) remove()
    removers = []
  }
}
