import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import type { RainInfo, RainResult } from '@/api/redPacket'
import { settlePlay, toastOf, wordsOf } from './outcome'

const WIN: RainResult = { status: 'WIN', amountText: '88积分', rewardName: '红包雨奖励' }
const answer = (result: RainResult | null) => ({ result }) as RainInfo
const lost = () => new ApiError('network', 'settle')
const pause = vi.fn<(ms: number) => Promise<void>>(() => Promise.resolve())

function asking(...answers: (RainInfo | Error | object)[]) {
  const ask = vi.fn<() => Promise<RainInfo>>()
  for (const each of answers)
    if ('result' in each) ask.mockResolvedValueOnce(each)
    else ask.mockRejectedValueOnce(each)
  return ask
}

it('says what the platform has decided', async () => {
  expect(await settlePlay(asking(answer(WIN)), pause)).toEqual({
    kind: 'WIN',
    amountText: '88积分',
    rewardName: '红包雨奖励',
  })
  const missed = asking(answer({ status: 'MISS', amountText: '', rewardName: '' }))
  expect(await settlePlay(missed, pause)).toEqual({ kind: 'MISS' })
})

it('asks again where the answer is lost or has no result, three times at most', async () => {
  const third = asking(lost(), answer(null), answer(WIN))
  expect((await settlePlay(third, pause)).kind).toBe('WIN')
  const never = asking(lost(), lost(), lost(), answer(WIN))
  expect(await settlePlay(never, pause)).toEqual({ kind: 'UNKNOWN' })
  expect(never).toHaveBeenCalledTimes(3)
  expect(pause.mock.calls).toEqual([[1200], [2500], [1200], [2500]])
})

it('takes the platform’s refusal for what it is, at once', async () => {
  const refused = asking({ statusCode: 409, code: 20_004, message: 'x' })
  expect(await settlePlay(refused, pause)).toEqual({ kind: 'REFUSED', text: '今日次数已用完' })
  expect(refused).toHaveBeenCalledOnce()
  const out = asking({ code: 'S00000', message: '请先登录' })
  expect(await settlePlay(out, pause)).toEqual({ kind: 'SIGNED_OUT' })
})

it.each([
  [{ kind: 'MISS' } as const, '差一点点'],
  [{ kind: 'SIGNED_OUT' } as const, '登录已过期'],
  [{ kind: 'UNKNOWN' } as const, '结果稍后在记录中查看'],
  [{ kind: 'REFUSED', text: '今日次数已用完' } as const, '今日次数已用完'],
  [{ kind: 'PRACTICE', hits: 31 } as const, '点中31个红包'],
  [{ kind: 'PRACTICE', hits: 0 } as const, '试玩结束'],
])('the result %j is titled 「%s」', (outcome, title) => {
  expect(wordsOf(outcome).title).toBe(title)
  expect(wordsOf(outcome).text).not.toBe('')
})

it('a win is worth its amount, its name or a word, in one line too', () => {
  const win = { kind: 'WIN', amountText: '88积分', rewardName: '红包雨奖励' } as const
  expect(wordsOf(win)).toEqual({ title: '恭喜你', text: '红包雨奖励' })
  expect(wordsOf({ ...win, rewardName: '' }).text).toBe('奖励已放入你的账户')
  expect(toastOf(win)).toBe('恭喜你，88积分')
  expect(toastOf({ ...win, amountText: '' })).toBe('恭喜你，红包雨奖励')
  expect(toastOf({ kind: 'MISS' })).toBe('差一点点')
})
