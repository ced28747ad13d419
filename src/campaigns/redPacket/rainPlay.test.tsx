import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { personalStore } from '@/session/personalStore'
import { showToast } from '@/ui/toast/toast'
import { place } from '@tests/support/fakeVisit'
import { startSandbox } from '@tests/support/sandbox'
import { tracked } from '@tests/support/tracked'
import { button, openAsMember, pass, playToTheEnd, takeClock, tap } from './testing'

vi.mock('@/bridge/environment', () => import('@tests/support/fakeVisit'))
vi.mock('@/ui/toast/toast', { spy: true })
// The rules and the canvas have tests of their own: here each touch is a hit.
vi.mock('./rain/board', () => ({
  STEP_MS: 16,
  createBoard: () => {
    let hits = 0
    return {
      fit: () => undefined,
      step: () => undefined,
      draw: () => undefined,
      adapt: () => false,
      touch: () => {
        hits += 1
        return { hits, combo: hits }
      },
    }
  },
}))

const sandbox = startSandbox()
beforeAll(() => Promise.all([import('./route'), import('./RainLayer')]), 60_000)
beforeEach(() => {
  place.visit = 'app'
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  vi.useRealTimers()
})

const heading = (name: string) => screen.findByRole('heading', { level: 2, name })
const settles = () =>
  sandbox
    .seen('/appointmentInfo')
    .map(({ body }) => body as Record<string, unknown>)
    .filter(({ action }) => action === 'SETTLE')
const back = () => act(() => history.back())
const lessMotion = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)

async function ready(state = 'round_live') {
  openAsMember(state)
  expect(await button('进入红包雨')).toBeEnabled()
  await sandbox.quiet()
  takeClock()
}

describe('a round', () => {
  test('counts in, is played, and is settled by the platform: a win, and the balance after it', async () => {
    await ready()
    await playToTheEnd(7)
    expect(await heading('恭喜你')).toBeVisible()
    expect(within(screen.getByRole('dialog')).getByText('88积分')).toBeVisible()
    expect(await screen.findByText(/^当前积分 [\d,]+$/)).toBeVisible()
    expect(settles()).toEqual([
      { action: 'SETTLE', roundId: '70102', hitCount: 7, playToken: expect.any(String) },
    ])
    expect(tracked()).toEqual(
      expect.arrayContaining(['button/play', 'page/game-end', 'popup/result']),
    )
    await tap('开心收下')
    expect(await button('本场已参与')).toBeDisabled()
    expect((await screen.findAllByText('88积分'))[0]).toBeVisible()
  })

  test('whose layer is closed before the result came is told all the same', async () => {
    await ready()
    const release = sandbox.hold('/appointmentInfo')
    await playToTheEnd(3)
    await screen.findByText('正在为你结算')
    await tap('关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    release()
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('恭喜你，88积分'))
    expect(await button('本场已参与')).toBeDisabled()
  })

  test('sends no more hits than a finger can do', async () => {
    await ready()
    await playToTheEnd(200)
    await heading('恭喜你')
    expect(settles()[0]).toMatchObject({ hitCount: 180 })
  })

  test('is won also where nobody can say the balance after it', async () => {
    openAsMember('round_live')
    await button('进入红包雨')
    lessMotion()
    sandbox.useScenario('cut@/integral/getUserIntegral')
    await tap('进入红包雨')
    await tap('直接开奖')
    expect(await heading('恭喜你')).toBeVisible()
    await waitFor(() => expect(sandbox.seen('/integral/getUserIntegral')).not.toEqual([]))
    await sandbox.quiet()
    expect(screen.queryByText(/^当前积分/)).toBeNull()
    expect(showToast).not.toHaveBeenCalledWith('网络开小差了，请稍后再试')
  })

  test('a miss is said kindly', async () => {
    await ready('round_live,miss')
    await playToTheEnd()
    expect(await heading('差一点点')).toBeVisible()
    expect(within(screen.getByRole('dialog')).queryByText(/积分/)).toBeNull()
  })

  test('grants nothing on screen before the platform has answered', async () => {
    await ready()
    const release = sandbox.hold('/appointmentInfo')
    await playToTheEnd(3)
    expect(await screen.findByText('正在为你结算')).toBeVisible()
    expect(screen.queryByText('恭喜你')).toBeNull()
    release()
    expect(await heading('恭喜你')).toBeVisible()
  })

  test('settles again with the same play where answers are lost', async () => {
    await ready('round_live,settle_lost')
    await playToTheEnd(2)
    for (let count = 1; count < 3; count += 1) {
      await waitFor(() => expect(settles()).toHaveLength(count))
      await sandbox.quiet()
      await pass(2600)
    }
    expect(await heading('恭喜你')).toBeVisible()
    expect(settles()).toHaveLength(3)
    expect(new Set(settles().map(({ playToken }) => playToken)).size).toBe(1)
  })

  test('after three failures the result stays to be asked for in the records, with the same play', async () => {
    await ready('round_live,settle_fail')
    await playToTheEnd(4)
    for (let count = 1; count < 3; count += 1) {
      await waitFor(() => expect(settles()).toHaveLength(count))
      await sandbox.quiet()
      await pass(2600)
    }
    expect(await heading('结果稍后在记录中查看')).toBeVisible()
    await tap('知道了')
    expect(await screen.findByText('你有一场结果待确认')).toBeVisible()
    window.history.replaceState(null, '', '/mfuwu/redPacket?__state=round_live')
    await tap('查询结果')
    expect(await heading('恭喜你')).toBeVisible()
    expect(settles()).toHaveLength(4)
    expect(settles()[3]).toEqual(settles()[0])
    await tap('开心收下')
    await waitFor(() => expect(screen.queryByText('你有一场结果待确认')).toBeNull())
  })

  test.each([
    ['guest', '登录已过期', '去登录'],
    ['status_400', '请求参数有误', '知道了'],
  ])('%s while it is settled: says 「%s」', async (fault, title, action) => {
    await ready()
    window.history.replaceState(null, '', `/mfuwu/redPacket?__state=round_live,${fault}`)
    await playToTheEnd()
    expect(await heading(title)).toBeVisible()
    expect(await button(action)).toBeEnabled()
  })

  test('runs on while nobody sees the page, and is settled on the return', async () => {
    await ready()
    await tap('进入红包雨')
    await screen.findByRole('img', { name: /^落下的红包/ })
    await pass(3100)
    const see = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
      act(() => void document.dispatchEvent(new Event('visibilitychange')))
    }
    see('hidden')
    vi.setSystemTime(Date.now() + 60_000)
    expect(settles()).toHaveLength(0)
    see('visible')
    expect(await heading('恭喜你')).toBeVisible()
    expect(settles()).toHaveLength(1)
  })
})

describe('leaving in the middle', () => {
  test('Back asks first; whoever stays plays on, whoever leaves has used the play up', async () => {
    await ready()
    await tap('进入红包雨')
    await screen.findByRole('dialog', { name: '红包雨' })
    await waitFor(() => expect(history.state).toHaveProperty('layer'))
    back()
    expect(await screen.findByRole('dialog', { name: '确定退出？' })).toHaveTextContent(
      '本轮机会将作废',
    )
    await tap('继续玩')
    await waitFor(() => expect(screen.queryByText('本轮机会将作废')).toBeNull())
    await tap('关闭')
    await tap('退出')
    expect(await button('本场已参与')).toBeDisabled()
    expect(settles()).toEqual([])
    expect(personalStore.get('redPacket:plays')).toContain('70102')
  })

  test('a round that ends meanwhile is settled, and takes its question away', async () => {
    await ready()
    await tap('进入红包雨')
    await screen.findByRole('dialog', { name: '红包雨' })
    await tap('关闭')
    await screen.findByText('本轮机会将作废')
    await pass(18_200)
    expect(await heading('恭喜你')).toBeVisible()
    expect(screen.queryByText('本轮机会将作废')).toBeNull()
  })
})

describe('practice', () => {
  test('calls nobody, grants nothing and says so; leaving it asks nothing', async () => {
    await ready()
    const before = sandbox.requests.length
    await tap('试玩一下')
    await screen.findByRole('dialog', { name: '红包雨试玩' })
    expect(screen.getAllByText('试玩不计奖励').length).toBeGreaterThan(1)
    await pass(18_200)
    expect(await heading('试玩结束')).toBeVisible()
    await tap('再玩一次')
    await screen.findByRole('img', { name: /^落下的红包/ })
    await tap('关闭')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sandbox.requests.slice(before).filter(({ path }) => !path.includes('buried'))).toEqual(
      [],
    )
    expect(await button('进入红包雨')).toBeEnabled()
    expect(tracked()).toContain('button/practice')
  })
})

describe('with less motion', () => {
  test('nothing falls: 「直接开奖」 settles the round', async () => {
    openAsMember('round_live')
    await button('进入红包雨')
    lessMotion()
    await tap('进入红包雨')
    expect(await heading('已为你减少动态效果')).toBeVisible()
    expect(screen.queryByRole('img', { name: /^落下的红包/ })).toBeNull()
    await tap('直接开奖')
    expect(await heading('恭喜你')).toBeVisible()
    expect(settles()[0]).toMatchObject({ hitCount: 0 })
    expect(personalStore.get('redPacket:plays')).toContain('70102')
  })
})
