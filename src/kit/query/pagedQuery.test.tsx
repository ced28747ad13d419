import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '@/api/core/endpoint'
import { queryClient } from './queryClient'
import { forgetLogin, logIn } from '@/session/session'
import { renderInCampaign } from '@tests/support/inCampaign'
import { rowsOf, usePages, type Page } from './pagedQuery'
import { RecordList } from '@/kit/list/RecordList'

beforeEach(() => queryClient.clear())

const idOf = (row: string) => row

describe('the rows of all pages', () => {
  const page = fc.record({
    list: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', ''), { maxLength: 4 }),
    hasMore: fc.boolean(),
  })
  const pagesOf = fc.array(page, { minLength: 1, maxLength: 8 })

  test('have no named row twice, and every row once', () => {
    fc.assert(
      fc.property(pagesOf, (pages) => {
        const { rows } = rowsOf({ pages }, idOf)
        const named = rows.filter((row) => row !== '')
        expect(new Set(named).size).toBe(named.length)
        const all = pages.flatMap(({ list }) => list)
        expect(new Set(rows)).toEqual(new Set(all))
        expect(rows.filter((row) => row === '')).toHaveLength(
          all.filter((row) => row === '').length,
        )
      }),
    )
  })

  test('only grow with a further page, which stalls the list where it brings nothing new', () => {
    fc.assert(
      fc.property(pagesOf, page, (pages, next) => {
        const before = rowsOf({ pages }, idOf)
        const after = rowsOf({ pages: [...pages, next] }, idOf)
        expect(after.rows.slice(0, before.rows.length)).toEqual(before.rows)
        expect(after.stalled).toBe(after.rows.length === before.rows.length)
      }),
    )
  })
})

/** Answers the pages of a list when the test asks it to. */
function platform() {
  const open: { pageNo: number; end: (page?: Page<string>, error?: unknown) => void }[] = []
  const load = vi.fn(
    (pageNo: number, signal: AbortSignal) =>
      new Promise<Page<string>>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        open.push({
          pageNo,
          end: (page, error = new Error('cut')) => (page ? resolve(page) : reject(error)),
        })
      }),
  )
  const end = async (page?: Page<string>, at = 0) => {
    await waitFor(() => expect(open.length).toBeGreaterThan(at))
    const [call] = open.splice(at, 1)
    await act(async () => call?.end(page))
    return call?.pageNo
  }
  const refuse = async () => {
    await waitFor(() => expect(open).not.toHaveLength(0))
    await act(async () => open.shift()?.end(undefined, { code: 'S00000' }))
  }
  return { load, end, refuse, asked: () => load.mock.calls.map(([pageNo]) => pageNo) }
}

type Load = ReturnType<typeof platform>['load']

/** The call of a list, for the current account. */
const callOf = (load: Load): Endpoint<{ tab: string; pageNo: number }, Page<string>> =>
  Object.assign(
    ({ pageNo }: { pageNo: number }, { signal = new AbortController().signal } = {}) =>
      load(pageNo, signal),
    { method: 'GET', path: '/records', auth: 'required' } as const,
  )

interface RecordsProps {
  load: Load
  onLogin?: () => void
}

function Records({ load, onLogin }: RecordsProps) {
  const [tab, setTab] = useState('ALL')
  const [call] = useState(() => callOf(load))
  const query = usePages(call, { tab }, { idOf })
  return (
    <>
      <button type="button" onClick={() => setTab('DONE')}>
        成功
      </button>
      <button type="button" onClick={() => void query.refetch()}>
        刷新
      </button>
      <RecordList query={query} idOf={idOf} label="兑现记录" empty="还没有记录" onLogin={onLogin}>
        {(row) => <p>{row}</p>}
      </RecordList>
    </>
  )
}

function show(props: Omit<RecordsProps, 'load'> = {}) {
  const calls = platform()
  renderInCampaign(<Records load={calls.load} {...props} />)
  return { ...calls, user: userEvent.setup() }
}

const rows = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

describe('the list on screen', () => {
  test('page after page, to the end', async () => {
    const { end, user } = show()
    expect(screen.queryByRole('list')).toBeNull()
    expect(await end({ list: ['1', '2'], hasMore: true })).toBe(1)
    expect(rows()).toEqual(['1', '2'])
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    expect(screen.getByRole('status')).toHaveTextContent('正在加载')
    expect(await end({ list: ['2', '3'], hasMore: false })).toBe(2)
    expect(rows()).toEqual(['1', '2', '3'])
    expect(screen.getByText('没有更多了')).toBeVisible()
    expect(screen.getByRole('list', { name: '兑现记录' })).toBeVisible()
  })

  test('a failed page is asked for again by a tap, and only that page', async () => {
    const { end, asked, user } = show()
    await end()
    await user.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
    await end({ list: ['1'], hasMore: true })
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    await end()
    expect(rows()).toEqual(['1'])
    await user.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
    await end({ list: ['2'], hasMore: false })
    expect(asked()).toEqual([1, 1, 2, 2])
    expect(rows()).toEqual(['1', '2'])
  })

  test('the focus stays in the list when the pressed button goes', async () => {
    const { end, user } = show()
    await end()
    await user.click(screen.getByRole('button', { name: '加载失败，点击重试' }))
    expect(document.body).not.toHaveFocus()
    await end({ list: ['1'], hasMore: true })
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    expect(document.activeElement).toContainElement(screen.getByText('正在加载'))
    await end()
    await user.tab()
    expect(screen.getByRole('button', { name: '加载失败，点击重试' })).toHaveFocus()
  })

  test('without a login it says so, leads to one, and asks again once somebody is there', async () => {
    const onLogin = vi.fn()
    const { end, refuse, asked, user } = show({ onLogin })
    await refuse()
    expect(screen.getByText('登录后查看你的记录')).toBeVisible()
    expect(screen.queryByText('加载失败，点击重试')).toBeNull()
    await user.click(screen.getByRole('button', { name: '去登录' }))
    expect(onLogin).toHaveBeenCalledOnce()
    expect(asked()).toEqual([1])
    await act(() => logIn({ accessToken: 'the same as before', expireIn: Date.now() + 60_000 }))
    await end({ list: ['1'], hasMore: true })
    expect(rows()).toEqual(['1'])
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    await refuse()
    expect(rows()).toEqual(['1'])
    expect(screen.getByRole('button', { name: '去登录' })).toBeVisible()
    act(() => forgetLogin())
  })

  test('where nobody needs a login, a refusal is a failed page', async () => {
    const { refuse } = show()
    await refuse()
    expect(screen.getByRole('button', { name: '加载失败，点击重试' })).toBeVisible()
  })

  test('nothing at all is said kindly', async () => {
    const { end } = show()
    await end({ list: [], hasMore: true })
    expect(screen.getByText('还没有记录')).toBeVisible()
    expect(screen.queryByText('没有更多了')).toBeNull()
  })

  test('another tab ends the first one’s request and never shows its rows', async () => {
    const { load, end, user } = show()
    await end({ list: ['all 1'], hasMore: true })
    await user.click(screen.getByRole('button', { name: '加载更多' }))
    const [, signal] = load.mock.calls[1] ?? []
    await user.click(screen.getByRole('button', { name: '成功' }))
    expect(signal?.aborted).toBe(true)
    expect(rows()).toEqual([])
    await end({ list: ['late'], hasMore: true })
    expect(rows()).toEqual([])
    expect(await end({ list: ['done 1'], hasMore: false })).toBe(1)
    expect(rows()).toEqual(['done 1'])
  })

  test('an answer to the tab before that comes all the same is not taken for this one’s', async () => {
    const answers: ((page: Page<string>) => void)[] = []
    const load: Load = vi.fn(() => new Promise<Page<string>>((resolve) => answers.push(resolve)))
    const user = userEvent.setup()
    renderInCampaign(<Records load={load} />)
    await user.click(screen.getByRole('button', { name: '成功' }))
    await act(async () => answers[0]?.({ list: ['of the tab before'], hasMore: false }))
    expect(rows()).toEqual([])
    await act(async () => answers[1]?.({ list: ['done'], hasMore: false }))
    expect(rows()).toEqual(['done'])
  })

  test('a refetch keeps the rows until page 1 is there', async () => {
    const { end, user } = show()
    await end({ list: ['old'], hasMore: false })
    const row = screen.getByText('old')
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(rows()).toEqual(['old'])
    expect(await end({ list: ['new', 'old'], hasMore: false })).toBe(1)
    expect(rows()).toEqual(['new', 'old'])
    // The same element, with its expanded state.
    expect(screen.getByText('old')).toBe(row)
  })

  test('the next page comes before its place is seen, but not for a page that brought nothing new', async () => {
    let see = () => {}
    const observing = vi.fn<() => void>()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          see = () => tell([{ isIntersecting: true }])
        }
        observe = observing
        disconnect() {}
      },
    )
    const { end, asked } = show()
    await end({ list: ['1'], hasMore: true })
    act(() => see())
    expect(asked()).toEqual([1, 2])
    await end({ list: ['1'], hasMore: true })
    expect(observing).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: '加载更多' })).toBeVisible()
  })
})
