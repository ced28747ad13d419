import { Collection } from '@msw/data'
import type { GenericSchema, InferInput } from 'valibot'
import { resetClock } from './clock'
import { forceScenarios } from './scenario'

interface Seeded {
  /** Changed since it was last seeded. */
  dirty: boolean
  seed(): Promise<void>
}

const collections: Seeded[] = []
const resetListeners: (() => void)[] = []

/**
 * A collection of the platform that a reset brings back to its seed.
 * @example export const providers = collection(Provider, () => PROVIDERS)
 */
export function collection<Schema extends GenericSchema>(
  schema: Schema,
  rows: () => readonly InferInput<Schema>[] = () => [],
): Collection<Schema> {
  const records = new Collection({ schema })
  const seeded: Seeded = {
    dirty: true,
    async seed() {
      records.deleteMany((q) => q.where(() => true))
      for (const row of rows()) await records.create(row)
      seeded.dirty = false
    },
  }
  const markDirty = () => {
    seeded.dirty = true
  }
  records.hooks.on('create', markDirty)
  records.hooks.on('update', markDirty)
  records.hooks.on('delete', markDirty)
  collections.push(seeded)
  return records
}

/** Registers what a reset clears besides the collections: counters, maps. */
export function onReset(listener: () => void): void {
  resetListeners.push(listener)
}

/** Brings the platform back to its first state: collections, accounts, clock, forced scenarios. */
export async function reset(): Promise<void> {
  resetClock()
  forceScenarios()
  for (const listener of resetListeners) listener()
  await seedAll()
}

let seeding: Promise<void> | undefined

/** Resolves when every collection has its seed. */
export function ready(): Promise<void> {
  seeding ??= seedAll()
  return seeding
}

/** Seeds every collection anew, also one that nobody has changed: what it begins with depends on the clock. */
export async function reseed(): Promise<void> {
  for (const one of collections) await one.seed()
}

async function seedAll(): Promise<void> {
  for (const one of collections) if (one.dirty) await one.seed()
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one piece of work at a time, so that two calls never change the same record at once. */
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
