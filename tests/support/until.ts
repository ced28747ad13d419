const TICK_MS = 4
const LIMIT_MS = 15_000
/** A test may have fake timers. */
const { setTimeout: later } = globalThis

const nextTick = () => new Promise((resolve) => later(resolve, TICK_MS))

/** Looks again and again, and ends with the first value that is something, once its effects have run. */
export async function until<Value>(look: () => Value, problem: () => string): Promise<Value> {
  const end = performance.now() + LIMIT_MS
  let value = look()
  while (!value) {
    if (performance.now() > end) throw new Error(problem())
    await nextTick()
    value = look()
  }
  await nextTick()
  return value
}
