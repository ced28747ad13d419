import { act, screen, waitFor } from '@testing-library/react'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchFresh, prefetchAnew, queryClient } from './queryClient'
import { forgetLogin, logIn, setWrapperToken } from '@/session/session'
import { ENDED, SIGNED_OUT, startQueryPage } from '@tests/support/queryPage'

const ALL = ['main 1', 'tasks', 'rules']
const shows = (text: string) => expect(screen.getByText(text)).toBeVisible()

afterEach(() => {
  act(() => {
    forgetLogin()
    setWrapperToken('')
  })
})

describe('the first load', () => {
  test('starts all calls once and shows the skeletons; each part is drawn as it comes', async () => {
    const page = await startQueryPage()
    expect(page.names()).toEqual(ALL)
    shows('shell: LOADING')
    shows('tasks: skeleton')
    await page.answer('main 1', 'one')
    shows('shell: READY')
    shows('main: one')
    shows('tasks: skeleton')
    await page.answer('tasks', 'three')
    shows('tasks: three')
    expect(page.names()).toEqual(['rules'])
  })

  test('lets a part fail alone, and retries only what failed', async () => {
    const page = await startQueryPage()
    await page.answer('main 1', 'kept')
    await page.answer('rules', 'kept')
    await page.fail('tasks')
    expect(screen.getByRole('alert')).toHaveTextContent('tasks')
    shows('main: kept')
    await page.user.click(screen.getByText('retry'))
    await waitFor(() => expect(page.names()).toEqual(['tasks']))
    shows('tasks: skeleton')
    await page.answer('tasks', 'there')
    shows('tasks: there')
  })

  test('keeps the error page while the main call is retried', async () => {
    const page = await startQueryPage()
    await page.fail('main 1')
    shows('shell: ERROR')
    await page.user.click(screen.getByText('retry'))
    await waitFor(() => expect(page.names()).toContain('main 1'))
    shows('shell: ERROR')
    await page.answer('main 1', 'one')
    shows('shell: READY')
  })

  test('keeps the focus in a part whose pressed button goes', async () => {
    const page = await startQueryPage()
    await page.fail('tasks')
    await page.user.click(screen.getByRole('button', { name: '重新加载' }))
    shows('tasks: skeleton')
    expect(screen.getByText('tasks: skeleton').closest('[tabindex]')).toHaveFocus()
  })
})

describe('a refetch', () => {
  test('keeps what is on screen until the new answer is there', async () => {
    const page = await startQueryPage('old')
    await page.user.click(screen.getByText('refetch'))
    await waitFor(() => expect(page.names()).toEqual(ALL))
    shows('main: old')
    await page.answer('main 1', 'new')
    shows('main: new')
    shows('tasks: old')
  })

  test('that fails on the network leaves the last good answer', async () => {
    const page = await startQueryPage('good')
    await page.user.click(screen.getByText('refetch'))
    await page.fail('main 1')
    await page.fail('tasks')
    shows('shell: READY')
    shows('main: good')
    shows('tasks: good')
  })

  test.each([
    ['signed out', SIGNED_OUT, 'GUEST'],
    ['ended', ENDED, 'ENDED'],
  ])('takes the platform’s own word at once: %s', async (_, error, state) => {
    const page = await startQueryPage('good')
    await page.user.click(screen.getByText('refetch'))
    await page.fail('main 1', error)
    shows(`shell: ${state}`)
    shows('main: --')
  })

  test('aborts the one before, whose late answer changes nothing', async () => {
    const page = await startQueryPage('first')
    await page.user.click(screen.getByText('refetch'))
    const late = await page.take('main 1')
    await page.user.click(screen.getByText('refetch'))
    await page.answer('main 1', 'newest')
    expect(late.signal.aborted).toBe(true)
    await act(async () => late.answer('late'))
    shows('main: newest')
  })

  test('after a write waits for the query that shows it, not for one that hangs beside it', async () => {
    const page = await startQueryPage('old')
    await page.user.click(screen.getByText('write'))
    await waitFor(() => expect(page.names()).toEqual(ALL))
    await page.answer('main 1', 'new')
    expect(await screen.findByText('written')).toBeVisible()
    expect(page.names()).toEqual(['tasks', 'rules'])
  })

  test('comes when the page is visible again, and with the back-forward cache', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get')
    const page = await startQueryPage('old')
    visibility.mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(page.names()).toEqual([])
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(page.names()).toEqual(ALL))
    await page.answerAll('newer')
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
    expect(page.names()).toEqual([])
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await waitFor(() => expect(page.names()).toEqual(ALL))
  })

  test('is one request when the page comes back twice before it is answered', async () => {
    const page = await startQueryPage('old')
    const comeBack = () =>
      act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    comeBack()
    await waitFor(() => expect(page.names()).toEqual(ALL))
    comeBack()
    await page.answerAll('newer')
    shows('main: newer')
    expect(page.names()).toEqual([])
  })
})

describe('navigation', () => {
  test('shows nothing of another address of the page', async () => {
    const page = await startQueryPage('one')
    await page.user.click(screen.getByText('two'))
    await waitFor(() => shows('shell: LOADING'))
    shows('main: --')
    await page.answer('main 2', 'two')
    shows('main: two')
  })

  test('aborts what is on its way', async () => {
    const page = await startQueryPage()
    const main = await page.take('main 1')
    await page.user.click(screen.getByText('elsewhere'))
    await screen.findByText('another page')
    expect(main.signal.aborted).toBe(true)
    expect(page.names()).toEqual([])
  })

  test('Back shows at once what was there, and asks again', async () => {
    const page = await startQueryPage('seen')
    await page.user.click(screen.getByText('elsewhere'))
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 15_000)
    await act(() => page.router.navigate(-1))
    shows('shell: READY')
    shows('main: seen')
    await waitFor(() => expect(page.names()).toEqual(ALL))
  })
})

describe('another session', () => {
  const login = { accessToken: 'the same', expireIn: Date.now() + 60_000 }

  test('asks everything again, once; the public part stays meanwhile, the personal one does not', async () => {
    const page = await startQueryPage('a guest’s')
    await act(() => logIn(login))
    await waitFor(() => expect(page.names()).toHaveLength(3))
    expect([...page.names()].sort()).toEqual([...ALL].sort())
    shows('rules: a guest’s')
    shows('shell: READY')
    shows('main: --')
    shows('tasks: skeleton')
    await page.answerAll('one’s')
    shows('main: one’s')
    expect(page.names()).toEqual([])
  })

  test('is every finished login, also with the same token', async () => {
    await logIn(login)
    const page = await startQueryPage()
    await page.fail('main 1', SIGNED_OUT)
    await page.answer('tasks', 'refused')
    await page.answer('rules', 'public')
    shows('shell: GUEST')
    await act(() => logIn(login))
    await page.answer('main 1', 'one’s')
    shows('main: one’s')
  })

  test('is the wrapper’s next token; the next person never sees what this one was answered', async () => {
    act(() => setWrapperToken('token of one'))
    const page = await startQueryPage('one’s')
    act(() => setWrapperToken('token of two'))
    shows('main: --')
    await page.fail('main 1')
    await page.fail('tasks')
    shows('main: --')
    shows('shell: ERROR')
    expect(screen.queryByText(/: one’s/)).toHaveTextContent('rules')
  })

  test('leaves nothing in the cache for the way back', async () => {
    act(() => setWrapperToken('token of one'))
    const page = await startQueryPage('one’s')
    await page.user.click(screen.getByText('elsewhere'))
    act(() => setWrapperToken(''))
    act(() => setWrapperToken('token of one'))
    await act(() => page.router.navigate(-1))
    shows('shell: LOADING')
    shows('rules: skeleton')
  })
})

describe('fetchFresh', () => {
  test('rejects when nobody looks at the query any more, though an older answer is there', async () => {
    const queryKey = ['fresh']
    queryClient.setQueryData(queryKey, 'old')
    let refuse: (error: Error) => void = () => {}
    const call = new Promise<string>((_, reject) => (refuse = reject))
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted()
      return call
    }
    const observer = new QueryObserver<string>(queryClient, {
      queryKey,
      queryFn,
      staleTime: 60_000,
    })
    const leave = observer.subscribe(() => undefined)
    const fresh = fetchFresh<string, string[]>({ queryKey, queryFn })
    await waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(1))
    leave()
    refuse(new Error('signed out'))
    await expect(fresh).rejects.toThrow('signed out')
  })
})

describe('what a loader asks for anew', () => {
  const queryKey = ['back', 1]
  const options = (queryFn: () => string | Promise<string>) => ({
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      signal.throwIfAborted()
      return queryFn()
    },
  })
  const watch = (queryFn: () => string | Promise<string>) =>
    new QueryObserver(queryClient, options(queryFn)).subscribe(() => undefined)

  test('is one request, however fresh the last answer is', async () => {
    const queryFn = vi.fn(() => 'new')
    queryClient.setQueryData(queryKey, 'old')
    prefetchAnew(options(queryFn))
    const leave = watch(queryFn)
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('new'))
    expect(queryFn).toHaveBeenCalledTimes(1)
    leave()
  })

  test('is asked for again when the page that was left takes the request with it', async () => {
    queryClient.setQueryData(queryKey, 'old')
    const leave = watch(() => 'old')
    prefetchAnew(options(() => new Promise(() => {})))
    await waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(1))
    leave()
    const leaveAgain = watch(() => 'new')
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBe('new'))
    leaveAgain()
  })
})
