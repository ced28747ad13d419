import { failureOf } from '@/api/failure'
import type { Failure } from '@/api/failure'

/** How a call ended. */
export type Settled<T> = { ok: true; value: T } | { ok: false; failure: Failure }

/** How a call that already runs ends. Never rejects. */
export async function settled<T>(call: Promise<T>): Promise<Settled<T>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    return { ok: false, failure: failureOf(error) }
  }
}

/**
 * Newer parts over older ones. What has not come yet stays, and so does what only failed on the way: a page that stands
 * does not go away for that. What the platform itself said, e.g. that the login is over, holds at once.
 */
export function keepGood<Parts extends Partial<Record<string, Settled<unknown>>>>(
  older: Parts,
  newer: Parts,
): Parts {
  const better = Object.entries(newer).filter(
    ([name, part]) => !(older[name]?.ok && part && failedOnTheWay(part)),
  )
  return { ...older, ...Object.fromEntries(better) }
}

function failedOnTheWay(part: Settled<unknown>): boolean {
  return !part.ok && part.failure.kind !== 'signedOut' && part.failure.kind !== 'business'
}

/** The platform said that nobody is logged in, or that the login is over. */
export function isSignedOut(part: Settled<unknown> | undefined): boolean {
  return part?.ok === false && part.failure.kind === 'signedOut'
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
