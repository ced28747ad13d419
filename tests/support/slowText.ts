import { expect } from 'vitest'

const LENGTH = 100_000
export const LIMIT_MS = 100
/** A busy machine takes long once, not each time. */
const TRIES = 4

/** This piece again and again, 100,000 characters of it. */
export const longOf = (piece: string): string =>
  piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH)

/**
 * The shortest time of several runs, however busy the machine is: code that is not linear takes seconds. Processor time
 * leaves out what other processes do, but holds what the other test threads do; the clock is the other way round.
 */
export function quickestOf(run: () => unknown): number {
  let best = Infinity
  for (let tries = 0; tries < TRIES && best > LIMIT_MS; tries += 1) {
    const start = performance.now()
    const startUsage = process.cpuUsage()
    run()
    const { user, system } = process.cpuUsage(startUsage)
    best = Math.min(best, (user + system) / 1000, performance.now() - start)
    // A second look would only take as long.
    if (best > 20 * LIMIT_MS) break
  }
  return best
}

/** Fails for each text that takes more than 100 ms to read. What the reader throws is its own business. */
export function expectQuick(read: (text: string) => unknown, texts: readonly string[]): void {
  for (const text of texts) {
    const time = quickestOf(() => {
      try {
        read(text)
      } catch {
        // A refusal is an answer, too.
      }
    })
    expect(time, `${JSON.stringify(text.slice(0, 30))}…`).toBeLessThan(LIMIT_MS)
  }
}
