import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { CampaignShell } from './CampaignShell'
import type { MainQuery, ShellState } from './shellState'
import { SidePill } from '@/kit/rules/SidePill'
import { useShellState } from './useShellState'
import { parseServerTime, syncServerClock } from '@/lib/serverClock'
import { renderInCampaign } from '@tests/support/inCampaign'

const nothing = () => {}

function Shell({ state, pageSkeleton }: { state: ShellState; pageSkeleton?: ReactNode }) {
  return (
    <CampaignShell
      title="七夕"
      state={state}
      skeleton={<p>skeleton</p>}
      pageSkeleton={pageSkeleton}
      hero={<h1>鹊桥相会</h1>}
      pills={<SidePill label="规则" onPress={nothing} />}
      bottomBar={<button type="button">立即参与</button>}
    >
      <p>body</p>
    </CampaignShell>
  )
}

describe('CampaignShell', () => {
  test('LOADING: the hero, which stays when data come, the body’s skeleton, and nothing to tap', () => {
    const { rerender } = renderInCampaign(<Shell state={{ name: 'LOADING' }} />)
    const hero = screen.getByRole('heading', { level: 1, name: '鹊桥相会' })
    expect(screen.getByText('skeleton')).toBeVisible()
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(document.title).toBe('七夕')
    rerender(<Shell state={{ name: 'READY' }} />)
    expect(screen.getByRole('heading', { level: 1 })).toBe(hero)
    expect(screen.queryByText('skeleton')).toBeNull()
  })

  test('LOADING: one heading, also when the page’s skeleton draws a hero of its own', () => {
    const skeleton = <h1>鹊桥相会</h1>
    renderInCampaign(<Shell state={{ name: 'LOADING' }} pageSkeleton={skeleton} />)
    expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([
      '七夕',
    ])
  })

  test('the pills leave the page’s edge while it is read on, and come back on the way back', () => {
    renderInCampaign(<Shell state={{ name: 'READY' }} />)
    const pills = screen.getByRole('button', { name: '规则' }).parentElement
    const scrollTo = (y: number) => {
      vi.stubGlobal('scrollY', y)
      act(() => void window.dispatchEvent(new Event('scroll')))
    }
    scrollTo(400)
    expect(pills).toHaveAttribute('data-away')
    scrollTo(350)
    expect(pills).not.toHaveAttribute('data-away')
  })

  test.each(['READY', 'GUEST'] as const)('%s: hero, body, pills and the bottom bar', (name) => {
    renderInCampaign(<Shell state={{ name }} />)
    expect(screen.getByRole('heading', { level: 1, name: '鹊桥相会' })).toBeVisible()
    expect(screen.getByText('body')).toBeVisible()
    expect(screen.getByRole('button', { name: '规则' })).toBeVisible()
    expect(screen.getByRole('button', { name: '立即参与' })).toBeVisible()
  })

  test('ENDED: a ribbon, and the records stay', () => {
    renderInCampaign(<Shell state={{ name: 'ENDED' }} />)
    expect(screen.getByText('活动已结束')).toBeVisible()
    expect(screen.getByText('body')).toBeVisible()
  })

  test('EMPTY: says so, in the page’s words where it has some', () => {
    const { rerender } = renderInCampaign(<Shell state={{ name: 'EMPTY' }} />)
    expect(screen.getByText('暂无数据')).toBeVisible()
    rerender(<Shell state={{ name: 'EMPTY', text: '还没有卡片' }} />)
    expect(screen.getByText('还没有卡片')).toBeVisible()
  })

  test('ERROR: retries what failed, not twice at a time, or leads home', async () => {
    const queryFn = vi.fn(() => Promise.reject(new Error('cut')))
    function Page() {
      useQuery(queryOptions({ queryKey: ['failed'], queryFn }))
      return <Shell state={{ name: 'ERROR' }} />
    }
    renderInCampaign(<Page />)
    expect(screen.getByRole('alert')).toHaveTextContent(
      '网络开小差了，请稍后再试Something went wrong, please check server API',
    )
    expect(screen.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/')
    expect(screen.queryByText('body')).toBeNull()
    await waitFor(() => expect(queryFn).toHaveBeenCalledOnce())
    let end = () => {}
    queryFn.mockImplementation(() => new Promise((_, reject) => (end = () => reject(new Error()))))
    await userEvent.dblClick(screen.getByRole('button', { name: '重新加载' }))
    expect(queryFn).toHaveBeenCalledTimes(2)
    await act(async () => end())
  })

  test('OFFLINE: a way home', () => {
    renderInCampaign(<Shell state={{ name: 'OFFLINE' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('活动已下线')
    expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('NOT_STARTED: counts down where the start is known', () => {
    vi.useFakeTimers()
    syncServerClock('2026-11-20 10:00:00')
    const startsAt = parseServerTime('2026-11-21 11:02:03') ?? 0
    const { rerender } = renderInCampaign(<Shell state={{ name: 'NOT_STARTED', startsAt }} />)
    expect(screen.getByText('距开始', { selector: '[aria-hidden]' })).toHaveTextContent(
      '距开始 1天 01:02:03',
    )
    rerender(<Shell state={{ name: 'NOT_STARTED' }} />)
    expect(screen.getByText('活动尚未开始')).toBeVisible()
  })

  test('the document takes the theme’s background while the page is shown', () => {
    const style = document.createElement('style')
    style.textContent = '.night { --bg: rgb(1, 2, 3) }'
    document.head.append(style)
    const { unmount } = renderInCampaign(
      <CampaignShell title="" state={{ name: 'READY' }} className="night" hero={null}>
        body
      </CampaignShell>,
    )
    expect(document.body.style.backgroundColor).toBe('rgb(1, 2, 3)')
    unmount()
    expect(document.body.style.backgroundColor).toBe('')
    style.remove()
  })
})

describe('useShellState', () => {
  function Phase() {
    const activity = { startTime: '2026-11-20 10:00:10', endTime: '2026-11-20 10:00:20' }
    return <p>{useShellState({ data: {}, error: null }, activity).name}</p>
  }

  test('keeps what it has shown while it is asked for anew, but not what a guest was shown', () => {
    const Page = ({ data, error }: MainQuery) => <p>{useShellState({ data, error }).name}</p>
    const asking = { data: undefined, error: null }
    const states = [
      { data: {}, error: null },
      { data: undefined, error: { code: 'S00000' } },
    ]
    const shown = states.map((state) => {
      const { rerender, unmount } = renderInCampaign(<Page {...state} />)
      rerender(<Page {...asking} />)
      const name = screen.getByText(/^[A-Z]+$/).textContent
      unmount()
      return name
    })
    expect(shown).toEqual(['READY', 'LOADING'])
  })

  test('changes by itself at the start and at the end', () => {
    vi.useFakeTimers()
    syncServerClock('2026-11-20 10:00:00')
    renderInCampaign(<Phase />)
    expect(screen.getByText('NOT_STARTED')).toBeVisible()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.getByText('READY')).toBeVisible()
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.getByText('ENDED')).toBeVisible()
  })
})

describe('ActionButton', () => {
  test.each([
    ['READY', '立即领取', true],
    ['GUEST', '登录后参与', true],
    ['NOT_STARTED', '敬请期待', false],
    ['ENDED', '活动已结束', false],
    ['CLAIMED', '已领取', false],
    ['SOLD_OUT', '已抢光', false],
    ['LACK', '积分不足', true],
    ['LIMIT', '已达上限', false],
    ['PENDING', '处理中', false],
  ] as const)('%s says %s', async (state, words, leadsOn) => {
    const calls: string[] = []
    renderInCampaign(
      <ActionButton
        state={state}
        label="立即领取"
        onPress={() => void calls.push('READY')}
        onLogin={() => void calls.push('GUEST')}
        onLack={() => void calls.push('LACK')}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: words }))
    expect(calls).toEqual(leadsOn ? [state] : [])
  })

  test('a page’s own words take the place of the usual ones; no text for a lack turns it off', () => {
    const words = { GUEST: '登录后签到' }
    const { rerender } = renderInCampaign(
      <ActionButton state="GUEST" label="签到" words={words} onPress={nothing} onLogin={nothing} />,
    )
    expect(screen.getByRole('button', { name: '登录后签到' })).toBeEnabled()
    rerender(<ActionButton state="LACK" label="签到" onPress={nothing} onLogin={nothing} />)
    expect(screen.getByRole('button', { name: '积分不足' })).toBeDisabled()
  })
})
