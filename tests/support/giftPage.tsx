import { act, render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { expect } from 'vitest'
import { ApiError } from '@/api/ApiError'
import { pageLoader } from '@/kit/campaign/pageLoader'
import type { Settled } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'

/** Calls whose answers the test gives, in the order that it likes. */
function deferred() {
  const open: { name: string; answer: (value: string) => void; fail: () => void }[] = []
  const ask = (name: string) =>
    new Promise<string>((resolve, reject) => {
      open.push({ name, answer: resolve, fail: () => reject(new ApiError('network', name)) })
    })
  /** The oldest call of this name that is not answered yet; `nth` counts from it. */
  const take = async (name: string, nth = 0) => {
    const calls = () => open.filter((call) => call.name === name)
    await waitFor(() => expect(calls().length).toBeGreaterThan(nth))
    const call = calls()[nth]
    if (!call) throw new Error(name)
    open.splice(open.indexOf(call), 1)
    return call
  }
  return { ask, take, names: () => open.map(({ name }) => name) }
}

/** What a page would draw of a part. */
function told(part: Settled<string> | undefined): string {
  if (!part) return 'waiting'
  return part.ok ? part.value : 'failed'
}

/** A page of two calls at `/gift`. */
export function startGift(address = '/gift?id=1') {
  const calls = deferred()
  const draws: string[] = []
  const answers: string[] = []
  const load = pageLoader(({ query }) => ({
    main: () => calls.ask(`main ${query.get('id') ?? ''}`),
    tasks: () => calls.ask('tasks'),
  }))

  function Page() {
    const { parts, refreshing, reload, retry } = usePageData<typeof load>()
    if (!parts) return <p>skeleton</p>
    draws.push(`main: ${told(parts.main)}, tasks: ${told(parts.tasks)}`)
    const onReload = async () => {
      const all = await reload()
      answers.push(`main: ${told(all.main)}, tasks: ${told(all.tasks)}`)
    }
    const onReloadMain = async () => {
      const { main } = await reload('main')
      answers.push(`main: ${told(main)}`)
    }
    return (
      <>
        <p>main: {told(parts.main)}</p>
        <p>tasks: {told(parts.tasks)}</p>
        <p>{refreshing ? 'refreshing' : 'still'}</p>
        <button type="button" onClick={() => void onReload()}>
          reload
        </button>
        <button type="button" onClick={() => void onReloadMain()}>
          reload for main
        </button>
        <button type="button" onClick={() => void retry()}>
          retry
        </button>
        <Link to="/gift?id=2">two</Link>
        <Link to="/elsewhere">elsewhere</Link>
      </>
    )
  }

  const router = createMemoryRouter(
    [
      { path: '/gift', Component: Page, loader: load, ErrorBoundary: () => <p>error page</p> },
      { path: '/elsewhere', element: <p>another page</p> },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  const answer = async (name: string, value: string, nth = 0) => {
    const call = await calls.take(name, nth)
    await act(async () => call.answer(value))
  }
  const fail = async (name: string) => {
    const call = await calls.take(name)
    await act(async () => call.fail())
  }
  return { ...calls, draws, answers, answer, fail, router, user: userEvent.setup() }
}
