import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RecordList } from '@/kit/lists/RecordList'
import { emptyList, reduceList } from '@/kit/lists/pagedList'
import type { Page, PagedListAction } from '@/kit/lists/pagedList'
import { usePagedList } from '@/kit/lists/usePagedList'
import { forgetLogin, logIn } from '@/session/session'

afterEach(() => {
  vi.unstubAllGlobals()
})

const idOf = (row: string) => row

/** Drives the list with any actions; answers to old requests come too. */
function run(actions: readonly PagedListAction<string>[]) {
  return actions.reduce((list, action) => reduceList(list, action, idOf), emptyList<string>())
}

const page = fc.record({
  list: fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', ''), { maxLength: 4 }),
  hasMore: fc.boolean(),
})
const ticket = fc.integer({ min: 0, max: 6 })
const action: fc.Arbitrary<PagedListAction<string>> = fc.oneof(
  fc.record({ type: fc.constant('ask' as const) }),
  fc.record({ type: fc.constant('reload' as const) }),
  fc.record({ type: fc.constant('given' as const), page }),
  fc.record({ type: fc.constant('arrived' as const), ticket, page }),
  fc.record({ type: fc.constant('failed' as const), ticket }),
)

describe('the rules, whatever comes in whatever order', () => {
  test('no row twice', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const named = run(actions).rows.filter((row) => row !== '')
        expect(new Set(named).size).toBe(named.length)
      }),
    )
  })

  test('one request at a time, and none after the end', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const before = run(actions)
        const asked = reduceList(before, { type: 'ask' }, idOf)
        const mayAsk = before.phase !== 'loading' && before.hasMore
        expect(asked.ticket - before.ticket).toBe(mayAsk ? 1 : 0)
      }),
    )
  })

  test('an answer that is not awaited changes nothing', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), page, ticket, (actions, late, number) => {
        const before = run(actions)
        fc.pre(before.phase !== 'loading' || before.ticket !== number)
        expect(reduceList(before, { type: 'arrived', ticket: number, page: late }, idOf)).toBe(
          before,
        )
        expect(reduceList(before, { type: 'failed', ticket: number }, idOf)).toBe(before)
      }),
    )
  })

  test('rows only come, but for a reload; a failed page takes nothing away', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        let list = emptyList<string>()
        for (const step of actions) {
          const next = reduceList(list, step, idOf)
          if (step.type !== 'given' && next.page !== 1)
            expect(next.rows.slice(0, list.rows.length)).toEqual(list.rows)
          list = next
        }
      }),
    )
  })
})

/** Answers the pages of a list; the test says when. */
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

interface RecordsProps {
  load: Load
  first?: Page<string>
  onLogin?: () => void
}

function Records({ load, first, onLogin }: RecordsProps) {
  const [tab, setTab] = useState('ALL')
  const records = usePagedList({ key: tab, load, idOf, ...(first && { first }) })
  return (
    <>
      <button type="button" onClick={() => setTab('DONE')}>
        成功
      </button>
      <button type="button" onClick={records.reload}>
        刷新
      </button>
      <RecordList records={records} label="兑现记录" empty="还没有记录" onLogin={onLogin}>
        {(row) => <p>{row}</p>}
      </RecordList>
    </>
  )
}

const rows = () => screen.queryAllByRole('listitem').map((item) => item.textContent)

describe('the list on screen', () => {
  test('page after page, to the end', async () => {
    const { load, end } = platform()
    const user = userEvent.setup()
    render(<Records load={load} />)
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
    const { load, end, asked } = platform()
    const user = userEvent.setup()
    render(<Records load={load} />)
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
    const { load, end } = platform()
    const user = userEvent.setup()
    render(<Records load={load} />)
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
    const { load, end, refuse, asked } = platform()
    const onLogin = vi.fn()
    const user = userEvent.setup()
    render(<Records load={load} onLogin={onLogin} />)
    await refuse()
    expect(screen.getByText('登录后查看您的记录')).toBeVisible()
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
    const { load, refuse } = platform()
    render(<Records load={load} />)
    await refuse()
    expect(screen.getByRole('button', { name: '加载失败，点击重试' })).toBeVisible()
  })

  test('nothing at all is said kindly', async () => {
    const { load, end } = platform()
    render(<Records load={load} />)
    await end({ list: [], hasMore: true })
    expect(screen.getByText('还没有记录')).toBeVisible()
    expect(screen.queryByText('没有更多了')).toBeNull()
  })

  test('another tab ends the first one’s request and never shows its rows', async () => {
    const { load, end } = platform()
    const user = userEvent.setup()
    render(<Records load={load} />)
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
    render(<Records load={load} />)
    await user.click(screen.getByRole('button', { name: '成功' }))
    await act(async () => answers[0]?.({ list: ['of the tab before'], hasMore: false }))
    expect(rows()).toEqual([])
    await act(async () => answers[1]?.({ list: ['done'], hasMore: false }))
    expect(rows()).toEqual(['done'])
  })

  test('a reload keeps the rows until page 1 is there', async () => {
    const { load, end } = platform()
    const user = userEvent.setup()
    render(<Records load={load} />)
    await end({ list: ['old'], hasMore: false })
    const row = screen.getByText('old')
    await user.click(screen.getByRole('button', { name: '刷新' }))
    expect(rows()).toEqual(['old'])
    expect(await end({ list: ['new', 'old'], hasMore: false })).toBe(1)
    expect(rows()).toEqual(['new', 'old'])
    // The same row, with whatever a person has opened in it.
    expect(screen.getByText('old')).toBe(row)
  })

  test('a first page that is there already is not asked for; a newer one takes its place', () => {
    const { load } = platform()
    const { rerender } = render(<Records load={load} first={{ list: ['1'], hasMore: false }} />)
    expect(rows()).toEqual(['1'])
    rerender(<Records load={load} first={{ list: ['0', '1'], hasMore: false }} />)
    expect(rows()).toEqual(['0', '1'])
    expect(load).not.toHaveBeenCalled()
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
    const { load, end, asked } = platform()
    render(<Records load={load} />)
    await end({ list: ['1'], hasMore: true })
    expect(observing).toHaveBeenCalledTimes(1)
    act(() => see())
    expect(asked()).toEqual([1, 2])
    await end({ list: ['1'], hasMore: true })
    expect(observing).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: '加载更多' })).toBeVisible()
  })
})
