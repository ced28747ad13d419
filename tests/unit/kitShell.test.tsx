import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ActionButton } from '@/kit/campaign/ActionButton'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import type { ShellState } from '@/kit/campaign/shellState'
import { SidePill } from '@/kit/campaign/SidePill'
import { useShellState } from '@/kit/campaign/useShellState'
import { parseServerTime, syncServerClock } from '@/lib/serverClock'

afterEach(() => vi.useRealTimers())

const nothing = () => {}

function Shell({ state, onRetry }: { state: ShellState; onRetry?: () => Promise<void> }) {
  return (
    <MemoryRouter>
      <CampaignShell
        title="七夕"
        state={state}
        skeleton={
          <>
            <h1>鹊桥相会</h1>
            <p>skeleton</p>
          </>
        }
        hero={<h1>鹊桥相会</h1>}
        pills={<SidePill label="规则" onPress={nothing} />}
        bottomBar={<button type="button">立即参与</button>}
        onRetry={onRetry ?? (async () => undefined)}
      >
        <p>body</p>
      </CampaignShell>
    </MemoryRouter>
  )
}

describe('CampaignShell', () => {
  test('LOADING: the page’s skeleton, and nothing to tap', () => {
    render(<Shell state={{ name: 'LOADING' }} />)
    expect(screen.getByText('skeleton')).toBeVisible()
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(document.title).toBe('七夕')
  })

  test('LOADING: one heading, also when the skeleton draws the page’s hero', () => {
    render(<Shell state={{ name: 'LOADING' }} />)
    expect(screen.getAllByRole('heading', { level: 1 }).map((each) => each.textContent)).toEqual([
      '七夕',
    ])
  })

  test.each(['READY', 'GUEST'] as const)('%s: hero, body, pills and the bottom bar', (name) => {
    render(<Shell state={{ name }} />)
    expect(screen.getByRole('heading', { level: 1, name: '鹊桥相会' })).toBeVisible()
    expect(screen.getByText('body')).toBeVisible()
    expect(screen.getByRole('button', { name: '规则' })).toBeVisible()
    expect(screen.getByRole('button', { name: '立即参与' })).toBeVisible()
  })

  test('ENDED: a ribbon, and the records stay', () => {
    render(<Shell state={{ name: 'ENDED' }} />)
    expect(screen.getByText('活动已结束')).toBeVisible()
    expect(screen.getByText('body')).toBeVisible()
  })

  test('EMPTY: says so, in the page’s words where it has some', () => {
    const { rerender } = render(<Shell state={{ name: 'EMPTY' }} />)
    expect(screen.getByText('暂无数据')).toBeVisible()
    rerender(<Shell state={{ name: 'EMPTY', text: '还没有卡片' }} />)
    expect(screen.getByText('还没有卡片')).toBeVisible()
  })

  test('ERROR: the one button asks again and cannot be pressed twice', async () => {
    let end = () => {}
    const onRetry = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    render(<Shell state={{ name: 'ERROR' }} onRetry={onRetry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('网络开小差了，请稍后再试')
    const button = screen.getByRole('button', { name: '重新加载' })
    await userEvent.dblClick(button)
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.queryByText('body')).toBeNull()
    await act(async () => end())
  })

  test('OFFLINE: a way home', () => {
    render(<Shell state={{ name: 'OFFLINE' }} />)
    expect(screen.getByRole('alert')).toHaveTextContent('活动已下线')
    expect(screen.getByRole('link', { name: '去首页看看' })).toHaveAttribute('href', '/')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('NOT_STARTED: counts down where the start is known', () => {
    vi.useFakeTimers()
    syncServerClock('2026-11-20 10:00:00')
    const startsAt = parseServerTime('2026-11-21 11:02:03') ?? 0
    const { rerender } = render(<Shell state={{ name: 'NOT_STARTED', startsAt }} />)
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
    const { unmount } = render(
      <MemoryRouter>
        <CampaignShell
          title=""
          state={{ name: 'READY' }}
          className="night"
          skeleton={null}
          hero={null}
          onRetry={async () => undefined}
        >
          body
        </CampaignShell>
      </MemoryRouter>,
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
    return <p>{useShellState({ ok: true, value: {} }, activity).name}</p>
  }

  test('changes by itself at the start and at the end', () => {
    vi.useFakeTimers()
    syncServerClock('2026-11-20 10:00:00')
    render(<Phase />)
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
    render(
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

  test('a page’s own words take the place of the usual ones; nothing to tell about a lack turns it off', () => {
    const words = { GUEST: '登录后签到' }
    const { rerender } = render(
      <ActionButton state="GUEST" label="签到" words={words} onPress={nothing} onLogin={nothing} />,
    )
    expect(screen.getByRole('button', { name: '登录后签到' })).toBeEnabled()
    rerender(<ActionButton state="LACK" label="签到" onPress={nothing} onLogin={nothing} />)
    expect(screen.getByRole('button', { name: '积分不足' })).toBeDisabled()
  })
})
