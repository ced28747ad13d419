import { Collection } from '@msw/data'
import type { GenericSchema, InferInput } from 'valibot'
import { resetClock } from './clock'
import { forceScenarios } from './scenario'

interface Shelf {
  dirty: boolean
  fill(): Promise<void>
}

const shelves: Shelf[] = []
const forgets: (() => void)[] = []

/**
 * A collection of the platform that a reset brings back to its seed.
 * @example export const providers = collection(Provider, () => PROVIDERS)
 */
export function collection<Schema extends GenericSchema>(
  schema: Schema,
  seed: () => readonly InferInput<Schema>[] = () => [],
): Collection<Schema> {
  const records = new Collection({ schema })
  const shelf: Shelf = {
    dirty: true,
    async fill() {
      records.deleteMany((q) => q.where(() => true))
      for (const row of seed()) await records.create(row)
      shelf.dirty = false
    },
  }
  const spoil = () => {
    shelf.dirty = true
  }
  records.hooks.on('create', spoil)
  records.hooks.on('update', spoil)
  records.hooks.on('delete', spoil)
  shelves.push(shelf)
  return records
}

/** What a reset does besides filling the collections again: counters, caches. */
export function onReset(forget: () => void): void {
  forgets.push(forget)
}

/** Brings the whole platform back to its first state: data, clock, forced scenarios. */
export async function reset(): Promise<void> {
  resetClock()
  forceScenarios()
  for (const forget of forgets) forget()
  await fillAll()
}

let filled: Promise<void> | undefined

/** Resolves when the data is there. */
export function ready(): Promise<void> {
  filled ??= fillAll()
  return filled
}

async function fillAll(): Promise<void> {
  for (const shelf of shelves) if (shelf.dirty) await shelf.fill()
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one piece of work at a time, so that two calls never change the same record at once. */
export function oneAtATime<T>(work: () => T | Promise<T>): Promise<T> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}

const settled = new Map<string, unknown>()
onReset(() => settled.clear())

/** The first result for this key: the same business number never has a second effect. */
export async function oncePer<T>(key: string, work: () => T | Promise<T>): Promise<T> {
  if (!settled.has(key)) settled.set(key, await work())
  return settled.get(key) as T
}
