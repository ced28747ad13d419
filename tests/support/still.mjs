/** The moment of all pictures: a Monday morning in Shanghai. */
export const STILL_AT = Date.UTC(2026, 5, 15, 2)

/**
 * Stops the clock and everything slow that goes by it (toasts, tickers, polls), and makes chance repeat itself in each
 * run. In a page too: it takes nothing from outside.
 * @param {number} at in epoch milliseconds
 */
export function holdStill(at) {
  const SLOW_MS = 2000
  const { setInterval, setTimeout } = globalThis
  globalThis.setInterval = (act, ms, ...given) =>
    setInterval(ms > SLOW_MS ? () => {} : act, ms, ...given)
  // A toast's time and longer waits end only before `globalThis.isHeld` is set, so that a state can be reached.
  globalThis.setTimeout = (act, ms, ...given) =>
    setTimeout(
      (...args) => {
        if (!(ms > SLOW_MS && globalThis.isHeld)) act(...args)
      },
      ms,
      ...given,
    )
  globalThis.Date = class extends Date {
    constructor(...given) {
      super(...(given.length > 0 ? given : [at]))
    }
    static now() {
      return at
    }
  }
  // For what took a few milliseconds.
  const { performance } = globalThis
  const now = performance.now.bind(performance)
  performance.now = () => Math.floor(now() / 100) * 100
  let state = 1
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  const { crypto } = globalThis
  crypto.getRandomValues = (array) => {
    for (let place = 0; place < array.length; place += 1) array[place] = Math.random() * 2 ** 32
    return array
  }
  crypto.randomUUID = () =>
    '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, () =>
      Math.floor(Math.random() * 16).toString(16),
    )
}
