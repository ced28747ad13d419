import { resetClock } from './clock'
import { forceScenarios } from './scenario'

const seedings: (() => void)[] = []
const resetListeners: (() => void)[] = []
let isSeeded = false

/**
 * Rows of the platform: a plain array, which a reset restores to its seed.
 * @example export const providers = table(() => PROVIDERS)
 */
export function table<Row extends object>(seed: () => readonly Row[] = () => []): Row[] {
  const rows: Row[] = []
  // Rows are changed in place: the seed's own are not handed out.
  seedings.push(() => void rows.splice(0, rows.length, ...structuredClone(seed())))
  return rows
}

/** Registers what a reset clears besides the tables: counters, maps. */
export function onReset(listener: () => void): void {
  resetListeners.push(listener)
}

/** Resets the platform to its first state: tables, accounts, clock, forced scenarios. */
export function reset(): void {
  resetClock()
  forceScenarios()
  for (const listener of resetListeners) listener()
  reseed()
}

/** Ensures that every table is seeded. */
export function ready(): void {
  if (!isSeeded) reseed()
}

/** Reseeds every table: its initial rows depend on the clock. */
export function reseed(): void {
  isSeeded = true
  for (const seed of seedings) seed()
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one task at a time, so that two calls never change the same record at once. */
export function oneAtATime<T>(work: () => T | Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}

const results = new Map<string, unknown>()
onReset(() => results.clear())

/** Does the work once for each key and answers its first result from then on. */
export async function oncePer<T>(key: string, work: () => T | Promise<T>): Promise<T> {
  if (!results.has(key)) results.set(key, await work())
  return results.get(key) as T
}
