import { act } from '@testing-library/react'
import type { RouteObject } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type * as TtlCache from '@/lib/ttlCache'
import { setWrapperToken } from '@/session/session'
import { connectToasts } from '@/ui/toast'
import { logInAs, renderRoute } from '../renderRoute'
import { startSandbox, tokenOfPhone } from '../sandbox'
import type { Driver } from './driver'
import { shown } from './expectations'
import { pageDriver } from './pageDriver'
import type { CallRow, PageRow } from './rows'
import { until } from './until'

const { caches } = vi.hoisted(() => ({ caches: [] as { clear(): void }[] }))
// What modules keep for a while is another document's.
vi.mock('@/lib/ttlCache', async (importOriginal) => {
  const { createTtlCache } = await importOriginal<typeof TtlCache>()
  const create: typeof createTtlCache = (...options) => {
    const cache = createTtlCache<never>(...options)
    caches.push(cache)
    return cache
  }
  return { createTtlCache: create }
})

/** Who opens what, in which states. */
type Occasion = Partial<Pick<CallRow, 'address' | 'guest' | 'state' | 'inApp'>>

export type Visits = ReturnType<typeof startVisits>

/** Opens one page again and again, each time as a new document of a new person, over the sandbox. */
export function startVisits(page: PageRow, load: () => Promise<unknown>, table?: RouteObject[]) {
  const sandbox = startSandbox()
  const toasts = startToasts()
  const errors: string[] = []
  let people = 0

  beforeAll(async () => {
    // React draws by itself here, as in a browser: most of what a page does follows from answers.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    await load()
  }, 60_000)
  beforeEach(() => {
    for (const cache of caches) cache.clear()
    errors.length = 0
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
      // While it is developed, the error page prints what a loader threw: that is no text.
      if (typeof words[0] === 'string') errors.push(words.map(String).join(' '))
    })
  })
  afterEach(() => setWrapperToken(''))

  /** Answers with this fault from now on, in the states that the row needs. */
  function ask({ state }: Pick<Occasion, 'state'>, fault = '') {
    sandbox.useScenario(...[fault, state ?? ''].filter(Boolean))
  }

  return {
    page,
    sandbox,
    /** What has been toasted; of two that say the same there is one. */
    toasts,
    /** What has been printed as an error. */
    errors,
    ask,
    open(row: Occasion, fault = ''): Driver {
      people += 1
      const phone = `134${String(people).padStart(8, '0')}`
      if (row.inApp) setWrapperToken(tokenOfPhone(phone))
      else if (!(row.guest ?? page.guest)) logInAs(phone)
      ask(row, fault)
      const { router } = renderRoute(row.address ?? page.address, table)
      return pageDriver(() => act(() => router.navigate(-1)))
    },
    /** As far as the page comes before a call that goes wrong only then. */
    async goOn(driver: Driver, { late }: Pick<CallRow, 'late'>) {
      await shown(page.ready)
      await sandbox.quiet()
      if (typeof late === 'function') await late(driver)
      await sandbox.quiet()
    },
    /** Ends when the call has been made once more, and everything has been answered that is not held back. */
    async asked(call: string, before: number) {
      await until(
        () => sandbox.seen(call).length > before,
        () => `never asked: ${call}`,
      )
      await sandbox.quiet()
    },
  }
}

/** Puts toasts on screen as `Toaster` does, for as long as the test takes. */
function startToasts(): ReadonlySet<string> {
  const toasts = new Set<string>()
  const region = document.createElement('output')
  const show = (text: string) => {
    if (toasts.has(text)) return
    toasts.add(text)
    region.append(Object.assign(document.createElement('span'), { textContent: text }))
  }
  beforeEach(() => {
    toasts.clear()
    region.replaceChildren()
    document.body.append(region)
    connectToasts({ show, clear: () => {} })
  })
  return toasts
}
