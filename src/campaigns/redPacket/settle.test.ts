import { expect, it, vi } from 'vitest'
import { ApiError } from '@/api/core/verdict/ApiError'
import type { RainInfo, RainResult } from '@/api/redPacket'
import { settlePlay } from './settle'

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
