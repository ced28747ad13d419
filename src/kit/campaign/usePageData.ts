import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { useReturned } from '@/kit/useReturned'
import { subscribe } from '@/session/session'
import { whoAsks } from '@/session/whoAsks'
import { stands } from './pageLoader'
import type { PageLoad, PartsIn, ShownIn, ShownParts } from './pageLoader'
import { keepGood } from './settle'
import type { Settled } from './settle'

type AnyParts = Record<string, Settled<unknown>> & { main: Settled<unknown> }
type AnyLoader = (args: never) => { newest: () => unknown }

export interface PageData<Parts, Shown> {
  /**
   * Undefined until the page stands: until `main` has ended. Of the other parts each is undefined until it has come.
   * What is there is kept while newer answers are on their way, and a part that only failed on the way keeps its older
   * answer to the same person (`keepGood`).
   */
  parts: Shown | undefined
  /** Newer answers, or the last ones of these, are on their way. */
  refreshing: boolean
  /** What `main` says now is on its way. */
  stale: boolean
  /**
   * Asks for everything again; what is on screen stays until it is there. Answers the named new parts when these have
   * ended, or all: a write waits for what tells of it, not for a call that hangs beside it.
   */
  reload: <Name extends keyof Parts>(...names: Name[]) => Promise<Pick<Parts, Name>>
  /** Asks again only for what failed. */
  retry: () => Promise<Parts>
}

/**
 * What the route's `pageLoader` was answered. Asks again by itself when somebody logs in or out, when the wrapper brings
 * another token, and when the page comes back from the back-forward cache.
 * @example const { parts, reload, retry } = usePageData<typeof loadSignIn>()
 */
export function usePageData<Loader extends AnyLoader>(): PageData<
  PartsIn<Loader>,
  ShownIn<Loader>
> {
  const load = useLoaderData<PageLoad<AnyParts>>()
  const { revalidate } = useRevalidator()
  const answered = useAnswered(load)

  const reload = useCallback(
    async (...names: (keyof AnyParts)[]) => {
      await revalidate()
      return load.newest().ended(names)
    },
    [revalidate, load],
  )

  const retry = useCallback(() => {
    load.newest().retryFailed()
    return reload()
  }, [load, reload])

  useReturned(reload)
  useReloadOnLogin(load, reload)
  // The route's loader is the one whose type the page names.
  return { ...answered, reload, retry } as unknown as PageData<PartsIn<Loader>, ShownIn<Loader>>
}

type Shown = ShownParts<AnyParts>

interface Answered {
  load: PageLoad<AnyParts>
  parts: Shown
  who: string
  /** `main` is of this load. */
  fresh: boolean
  /** All parts are. */
  complete: boolean
}

/** The last answers of this address; those that come after newer ones were asked for are not looked at. */
function useAnswered(
  load: PageLoad<AnyParts>,
): Pick<PageData<AnyParts, Shown>, 'parts' | 'refreshing' | 'stale'> {
  const [answered, setAnswered] = useState<Answered>()
  // Before the paint: answers that are there already show no skeleton.
  useLayoutEffect(() => {
    let current = true
    let stop = () => {}
    void load.asker.then((who) => {
      const draw = () => setAnswered((was) => drawn(was, load, who))
      if (!current) return
      stop = load.arrivals.onMore(draw)
      draw()
    })
    return () => {
      current = false
      stop()
    }
  }, [load])
  if (answered?.load.address !== load.address)
    return { parts: load.before, refreshing: true, stale: true }
  const { fresh, complete, parts } = answered
  const older = answered.load !== load
  return { parts, refreshing: older || !complete, stale: older || !fresh }
}

/** What is on screen, with what has come since; the same while the page does not stand or nothing has come. */
function drawn(
  was: Answered | undefined,
  load: PageLoad<AnyParts>,
  who: string,
): Answered | undefined {
  const newer = load.arrivals.soFar()
  if (Object.keys(newer).length === 0) return was
  const known = was?.load.address === load.address && was.who === who ? was : undefined
  const parts = keepGood(known?.parts ?? load.before ?? {}, newer)
  if (!stands(parts)) return was
  return { load, who, parts, fresh: 'main' in newer, complete: load.arrivals.complete() }
}

function useReloadOnLogin(
  { asker }: { asker: Promise<string> },
  reload: () => Promise<unknown>,
): void {
  useEffect(() => {
    let asked: string | undefined
    const look = () => {
      if (asked === undefined || asked === whoAsks()) return
      // Once: the load that this starts looks on.
      asked = undefined
      void reload()
    }
    void asker.then((before) => {
      asked = before
      look()
    })
    const stop = subscribe(look)
    return () => {
      asked = undefined
      stop()
    }
  }, [asker, reload])
}
