import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, RouterProvider, createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { ApiError } from '@/api/ApiError'
import { pageLoader } from '@/kit/campaign/pageLoader'
import type { Failure } from '@/api/failure'
import { keepGood, requireValue, settle, valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'
import { forgetLogin, setWrapperToken } from '@/session/session'

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

function start(address = '/gift?id=1') {
  const calls = deferred()
  const load = pageLoader(({ query }) => ({
    main: () => calls.ask(`main ${query.get('id') ?? ''}`),
    tasks: () => calls.ask('tasks'),
  }))

  function Page() {
    const { parts, refreshing, reload, retry } = usePageData<typeof load>()
    if (!parts) return <p>skeleton</p>
    return (
      <>
        <p>main: {valueOf(parts.main) ?? 'failed'}</p>
        <p>tasks: {valueOf(parts.tasks) ?? 'failed'}</p>
        <p>{refreshing ? 'refreshing' : 'still'}</p>
        <button type="button" onClick={() => void reload()}>
          reload
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
  return { ...calls, answer, fail, router, user: userEvent.setup() }
}

test('all calls start at once, the skeleton shows meanwhile, and one that fails takes no other with it', async () => {
  const page = start()
  expect(await screen.findByText('skeleton')).toBeVisible()
  expect(page.names()).toEqual(['main 1', 'tasks'])
  await page.answer('main 1', 'one')
  expect(screen.getByText('skeleton')).toBeVisible()
  await page.fail('tasks')
  expect(screen.getByText('main: one')).toBeVisible()
  expect(screen.getByText('tasks: failed')).toBeVisible()
})

test('a main call that fails is no error page of the router', async () => {
  const page = start()
  await page.fail('main 1')
  await page.answer('tasks', 'three')
  expect(screen.getByText('main: failed')).toBeVisible()
  expect(screen.queryByText('error page')).toBeNull()
})

test('a reload keeps what is on screen until the new answers are there', async () => {
  const page = start()
  await page.answer('main 1', 'old')
  await page.answer('tasks', 'old')
  await page.user.click(screen.getByText('reload'))
  expect(await screen.findByText('refreshing')).toBeVisible()
  expect(screen.getByText('main: old')).toBeVisible()
  await page.answer('main 1', 'new')
  await page.answer('tasks', 'new')
  expect(screen.getByText('main: new')).toBeVisible()
  expect(screen.getByText('still')).toBeVisible()
})

test('an older answer that comes late changes nothing', async () => {
  const page = start()
  await page.answer('main 1', 'first')
  await page.answer('tasks', 'first')
  await page.user.click(screen.getByText('reload'))
  await waitFor(() => expect(page.names()).toHaveLength(2))
  await page.user.click(screen.getByText('reload'))
  await waitFor(() => expect(page.names()).toHaveLength(4))
  await page.answer('main 1', 'newest', 1)
  await page.answer('tasks', 'newest', 1)
  expect(screen.getByText('main: newest')).toBeVisible()
  await page.answer('main 1', 'late')
  await page.answer('tasks', 'late')
  expect(screen.getByText('main: newest')).toBeVisible()
  expect(screen.getByText('still')).toBeVisible()
})

test('retry asks only for what failed', async () => {
  const page = start()
  await page.answer('main 1', 'kept')
  await page.fail('tasks')
  await page.user.click(screen.getByText('retry'))
  await waitFor(() => expect(page.names()).toEqual(['tasks']))
  await page.answer('tasks', 'there')
  expect(screen.getByText('main: kept')).toBeVisible()
  expect(screen.getByText('tasks: there')).toBeVisible()
  await page.user.click(screen.getByText('reload'))
  await waitFor(() => expect(page.names()).toEqual(['main 1', 'tasks']))
})

test('another address of the page never shows the answers of the one before', async () => {
  const page = start()
  await page.answer('main 1', 'one')
  await page.answer('tasks', 'three')
  await page.user.click(screen.getByText('two'))
  expect(await screen.findByText('skeleton')).toBeVisible()
  await page.answer('main 2', 'two')
  await page.answer('tasks', 'four')
  expect(screen.getByText('main: two')).toBeVisible()
})

test('Back shows what was there at once, and asks again', async () => {
  const page = start()
  await page.answer('main 1', 'seen')
  await page.answer('tasks', 'seen')
  await page.user.click(screen.getByText('elsewhere'))
  await act(() => page.router.navigate(-1))
  expect(screen.getByText('main: seen')).toBeVisible()
  expect(screen.getByText('refreshing')).toBeVisible()
  await page.answer('main 1', 'fresh')
  await page.answer('tasks', 'fresh')
  expect(screen.getByText('main: fresh')).toBeVisible()
})

test('the back-forward cache’s page asks again', async () => {
  const page = start()
  await page.answer('main 1', 'old')
  await page.answer('tasks', 'old')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
  expect(page.names()).toEqual([])
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(page.names()).toEqual(['main 1', 'tasks']))
})

test('another login asks again, once; and the next person never sees what this one was answered', async () => {
  const page = start()
  await page.answer('main 1', 'a guest’s')
  await page.answer('tasks', 'a guest’s')
  act(() => setWrapperToken('token of one'))
  await waitFor(() => expect(page.names()).toEqual(['main 1', 'tasks']))
  await page.answer('main 1', 'one’s')
  await page.answer('tasks', 'one’s')
  act(() => forgetLogin())
  expect(page.names()).toEqual([])
  await page.user.click(screen.getByText('elsewhere'))
  act(() => setWrapperToken(''))
  await act(() => page.router.navigate(-1))
  expect(screen.getByText('skeleton')).toBeVisible()
})

test('a reload that fails on the way leaves what is there', async () => {
  const page = start()
  await page.answer('main 1', 'good')
  await page.fail('tasks')
  await page.user.click(screen.getByText('reload'))
  await page.fail('main 1')
  await page.answer('tasks', 'there')
  expect(screen.getByText('main: good')).toBeVisible()
  expect(screen.getByText('tasks: there')).toBeVisible()
  expect(screen.getByText('still')).toBeVisible()
})

test('a reload for another person keeps nothing of the one before', async () => {
  const page = start()
  await page.answer('main 1', 'a guest’s')
  await page.answer('tasks', 'a guest’s')
  act(() => setWrapperToken('token of two'))
  await page.fail('main 1')
  await page.answer('tasks', 'two’s')
  expect(screen.getByText('main: failed')).toBeVisible()
  act(() => setWrapperToken(''))
})

test('what the platform said is no failure on the way', () => {
  const good: Settled<string> = { ok: true, value: 'old' }
  const failed = (kind: Failure['kind']): Settled<string> => ({
    ok: false,
    failure: { kind, text: '', toasted: false, unknownResult: false },
  })
  for (const kind of ['network', 'timeout', 'http', 'refused', 'shape', 'aborted'] as const)
    expect(keepGood({ main: good }, { main: failed(kind) })).toEqual({ main: good })
  for (const kind of ['signedOut', 'business'] as const)
    expect(keepGood({ main: good }, { main: failed(kind) })).toEqual({ main: failed(kind) })
  expect(keepGood({ main: failed('network') }, { main: failed('timeout') })).toEqual({
    main: failed('timeout'),
  })
  expect(keepGood({ main: good }, { main: { ok: true, value: 'new' } })).toEqual({
    main: { ok: true, value: 'new' },
  })
})

test('settle waits for all of them and never rejects', async () => {
  const parts = await settle({
    main: Promise.resolve(1),
    other: Promise.reject<string>(new ApiError('timeout', 'other')),
  })
  expect(requireValue(parts.main)).toBe(1)
  expect(parts.other).toMatchObject({ ok: false, failure: { kind: 'timeout' } })
  expect(() => requireValue(parts.other)).toThrow('timeout')
  expect(valueOf(undefined)).toBeUndefined()
})
