import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { subscribe } from '@/session/session'
import { whoAsks } from './pageLoader'
import type { PageLoad } from './pageLoader'
import { keepGood } from './settle'
import type { Settled } from './settle'

type AnyLoader = (args: never) => PageLoad<Record<string, Settled<unknown>>>
type PartsFrom<Loader extends AnyLoader> =
  ReturnType<Loader> extends PageLoad<infer Parts extends Record<string, Settled<unknown>>>
    ? Parts
    : never

export interface PageData<Parts> {
  /**
   * Undefined while the first answers are on their way; kept while newer ones are. A part that only failed on the way
   * keeps its older answer to the same person (`keepGood`).
   */
  parts: Parts | undefined
  /** Newer answers are on their way. */
  refreshing: boolean
  /** Asks for everything again; what is on screen stays until it is there. Answers the new parts. */
  reload: () => Promise<Parts>
  /** Asks again only for what failed. */
  retry: () => Promise<Parts>
}

/**
 * What the route's `pageLoader` was answered. Asks again by itself when somebody logs in or out, when the wrapper brings
 * another token, and when the page comes back from the back-forward cache.
 * @example const { parts, reload, retry } = usePageData<typeof loadSignIn>()
 */
export function usePageData<Loader extends AnyLoader>(): PageData<PartsFrom<Loader>> {
  type Parts = PartsFrom<Loader>
  const load = useLoaderData<PageLoad<Parts>>()
  const { revalidate } = useRevalidator()
  const answered = useAnswered<Parts>(load)

  const reload = useCallback(async () => {
    await revalidate()
    return load.newest().parts
  }, [revalidate, load])

  const retry = useCallback(async () => {
    const { parts: ended, retryFailed } = load.newest()
    retryFailed(await ended)
    return reload()
  }, [load, reload])

  useReloadOnReturn(reload)
  useReloadOnLogin(load, reload)
  return { parts: answered.parts, refreshing: answered.load !== load, reload, retry }
}

interface Answered<Parts> {
  load: PageLoad<Parts>
  parts: Parts
  who: string
}

/** The last answers of this address; those that come after newer ones were asked for are not looked at. */
function useAnswered<Parts extends Record<string, Settled<unknown>>>(
  load: PageLoad<Parts>,
): Partial<Answered<Parts>> {
  const [answered, setAnswered] = useState<Answered<Parts>>()
  // Before the paint: answers that are there already show no skeleton.
  useLayoutEffect(() => {
    let current = true
    void Promise.all([load.parts, load.asker]).then(([newer, who]) => {
      if (current)
        setAnswered((was) => {
          const known = was?.load.address === load.address && was.who === who ? was : undefined
          const older = known?.parts ?? load.before
          return { load, who, parts: older ? keepGood(older, newer) : newer }
        })
    })
    return () => {
      current = false
    }
  }, [load])
  return answered?.load.address === load.address ? answered : { parts: load.before }
}

function useReloadOnReturn(reload: () => Promise<unknown>): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reload])
}

function useReloadOnLogin(
  { asker }: Pick<PageLoad<unknown>, 'asker'>,
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
