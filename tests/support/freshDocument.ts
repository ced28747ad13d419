import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Removes the listeners that modules put on the document after each test of the file: `vi.resetModules` gives a test
 * new modules, but the old ones would still listen.
 */
export function freshDocument(): () => [name: string, listener: unknown][] {
  let added: [name: string, listener: unknown][] = []
  beforeEach(() => {
    const spy = vi.spyOn(document, 'addEventListener')
    added = spy.mock.calls as typeof added
  })
  afterEach(() => {
    for (const [name, listener] of added) document.removeEventListener(name, listener as () => void)
    added = []
  })
  return () => added
}
