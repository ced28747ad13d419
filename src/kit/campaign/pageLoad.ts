import type { Settled } from './settle'

/** The answers of a page by name, each on its way; none rejects. */
export type Running<Parts> = { [Name in keyof Parts]: Promise<Parts[Name]> }

/** Answers that come one after the other. */
export interface Arrivals<Parts> {
  /** What has come. */
  soFar: () => Partial<Parts>
  /** Nothing is missing. */
  complete: () => boolean
  /** Tells when something more has come: once for what comes at the same moment. */
  onMore: (listener: () => void) => () => void
}

/** Collects answers as they come. */
export function arrivalsOf<Parts extends Record<string, Settled<unknown>>>(
  running: Running<Parts>,
): Arrivals<Parts> {
  const names = Object.keys(running) as (keyof Parts)[]
  const arrived: Partial<Parts> = {}
  const listeners = new Set<() => void>()
  let telling = false
  const tell = () => {
    telling = false
    for (const listener of listeners) listener()
  }
  for (const name of names)
    void running[name].then((part) => {
      arrived[name] = part
      if (!telling) queueMicrotask(tell)
      telling = true
    })
  return {
    soFar: () => ({ ...arrived }),
    complete: () => names.every((name) => name in arrived),
    onMore(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Waits for these of them, or for all where none is named. */
export async function ended<Parts, Name extends keyof Parts>(
  running: Running<Parts>,
  names: readonly Name[],
): Promise<Pick<Parts, Name>> {
  const awaited = names.length > 0 ? names : (Object.keys(running) as Name[])
  const parts = await Promise.all(awaited.map(async (name) => [name, await running[name]] as const))
  return Object.fromEntries(parts) as Pick<Parts, Name>
}
