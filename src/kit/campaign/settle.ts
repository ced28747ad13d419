import { failureOf } from '@/api/failure'
import type { Failure } from '@/api/failure'

/** How a call ended. */
export type Settled<T> = { ok: true; value: T } | { ok: false; failure: Failure }

export type SettledParts<Calls extends Record<string, Promise<unknown>>> = {
  [Name in keyof Calls]: Settled<Awaited<Calls[Name]>>
}

/**
 * Waits for calls that already run, whatever becomes of each: one that fails takes no other with it. Never rejects.
 * @example const { main, tasks } = await settle({ main: readStatus({}), tasks: listTasks({}) })
 */
export async function settle<Calls extends Record<string, Promise<unknown>>>(
  calls: Calls,
): Promise<SettledParts<Calls>> {
  const ended = await Promise.all(
    Object.entries(calls).map(async ([name, call]) => [name, await settled(call)] as const),
  )
  return Object.fromEntries(ended) as SettledParts<Calls>
}

async function settled<T>(call: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

/**
 * Newer parts, but where one only failed on the way the older answer stays: a page that stands does not go away for
 * that. What the platform itself said, e.g. that the login is over, holds at once.
 */
export function keepGood<Parts extends Record<string, Settled<unknown>>>(
  older: Parts,
  newer: Parts,
): Parts {
  const parts = Object.entries(newer).map(([name, part]) => {
    const before = older[name]
    return [name, before?.ok && failedOnTheWay(part) ? before : part]
  })
  return Object.fromEntries(parts) as Parts
}

function failedOnTheWay(part: Settled<unknown>): boolean {
  return !part.ok && part.failure.kind !== 'signedOut' && part.failure.kind !== 'business'
}

/** What a call answered; undefined while it runs and when it failed. */
export function valueOf<T>(part: Settled<T> | undefined): T | undefined {
  return part?.ok ? part.value : undefined
}

/** What a call answered, where going on without it would be wrong. @throws Error when it failed. */
export function requireValue<T>(part: Settled<T> | undefined): T {
  if (part?.ok) return part.value
  throw new Error(`No answer: ${part?.failure.kind ?? 'still loading'}`)
}
