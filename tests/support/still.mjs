/** The moment of all pictures: a Monday morning in Shanghai. */
export const STILL_AT = Date.UTC(2026, 5, 15, 2)

/**
 * Stops the clock, and lets chance say the same in each run. In a page too: it takes nothing from outside.
 * @param {number} at in epoch milliseconds
 */
export function holdStill(at) {
  globalThis.Date = class extends Date {
    constructor(...given) {
      super(...(given.length > 0 ? given : [at]))
    }
    static now() {
      return at
    }
  }
  let state = 1
  Math.random = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}
