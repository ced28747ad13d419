import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useQuery } from '@tanstack/react-query'
import { Link, RouterProvider, createMemoryRouter, useSearchParams } from 'react-router-dom'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import { campaignPage } from '@/kit/page/CampaignProvider'
import { composedQuery } from '@/kit/query/answer'
import { queryClient, refetchFailed, refetchPage } from '@/kit/query/queryClient'
import { QueryView } from '@/kit/query/QueryView'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useSessionKey } from '@/session/useSession'

interface OpenCall {
  name: string
  signal: AbortSignal
  answer: (value: string) => void
  fail: (error: unknown) => void
}

const NETWORK = new ApiError('network', 'call')
export const SIGNED_OUT: unknown = { code: 'S00000' }
export const ENDED: unknown = { statusCode: 409, code: 10_002 }

/** Calls whose answers the test gives, in the order that it likes. */
function deferred() {
  const open: OpenCall[] = []
  const ask = (name: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      open.push({ name, signal, answer: resolve, fail: reject })
    })
  /** The oldest call of this name without an answer; `nth` counts from it. */
  const take = async (name: string, nth = 0) => {
    const calls = () => open.filter((call) => call.name === name)
    await waitFor(() => expect(calls().length).toBeGreaterThan(nth))
    const call = calls()[nth]
    if (!call) throw new Error(name)
    open.splice(open.indexOf(call), 1)
    return call
  }
  return {
    ask,
    take,
    /** Those that were neither answered nor aborted. */
    names: () => open.filter(({ signal }) => !signal.aborted).map(({ name }) => name),
  }
}

/** A campaign page of two personal queries and a public one at `/gift`, with a loader that prefetches; all answered by `text`. */
export async function startQueryPage(text?: string, address = '/gift?id=1') {
  const calls = deferred()
  const query = (name: string, sameForAll = false) =>
    composedQuery(name, {}, (signal) => calls.ask(name, signal), { sameForAll })
  const main = (id: string) => query(`main ${id}`)
  const tasks = () => query('tasks')
  const rules = () => query('rules', true)

  function loader({ request }: LoaderFunctionArgs): null {
    const id = new URL(request.url).searchParams.get('id') ?? ''
    void queryClient.prefetchQuery(main(id))
    void queryClient.prefetchQuery(tasks())
    void queryClient.prefetchQuery(rules())
    return null
  }

  function Part({ name, options }: { name: string; options: ReturnType<typeof query> }) {
    return (
      <QueryView query={useQuery(options)} skeleton={<p>{name}: skeleton</p>} failedText={name}>
        {(text) => <p>{`${name}: ${text}`}</p>}
      </QueryView>
    )
  }

  function Page() {
    const [params] = useSearchParams()
    useSessionKey()
    const options = main(params.get('id') ?? '')
    const status = useQuery(options)
    const shell = useShellState(status)
    return (
      <>
        <p>shell: {shell.name}</p>
        <p>main: {status.data ?? '--'}</p>
        <Part name="tasks" options={tasks()} />
        <Part name="rules" options={rules()} />
        <button type="button" onClick={() => void queryClient.invalidateQueries()}>
          refetch
        </button>
        <button type="button" onClick={() => void refetchFailed()}>
          retry
        </button>
        <button
          type="button"
          onClick={(event) => {
            const button = event.currentTarget
            void refetchPage(options.queryKey).then(() => (button.textContent = 'written'))
          }}
        >
          write
        </button>
        <Link to="/gift?id=2">two</Link>
        <Link to="/elsewhere">elsewhere</Link>
      </>
    )
  }

  queryClient.clear()
  onTestFinished(() => queryClient.clear())
  const router = createMemoryRouter(
    [
      { path: '/gift', Component: campaignPage('gift', Page), loader, HydrateFallback: () => null },
      { path: '/elsewhere', element: <p>another page</p> },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  await screen.findByText(/^shell/)
  const answer = async (name: string, value: string, nth = 0) => {
    const call = await calls.take(name, nth)
    await act(async () => call.answer(value))
  }
  const fail = async (name: string, error: unknown = NETWORK) => {
    const call = await calls.take(name)
    await act(async () => call.fail(error))
  }
  /** All three, with the same text. */
  const answerAll = async (value: string) => {
    for (const name of calls.names()) await answer(name, value)
  }
  if (text !== undefined) await answerAll(text)
  return { ...calls, answer, fail, answerAll, router, user: userEvent.setup() }
}
