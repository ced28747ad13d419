import { useRef, useState } from 'react'
import { listActivityGoods } from '@/api/lhExchange'
import type { ActivityGoods } from '@/api/lhExchange'
import { addActivityOrder } from '@/api/orders'
import type { ActivityOrder } from '@/api/orders'
import { readUserPoints } from '@/api/points'
import type { UserPoints } from '@/api/points'
import { openApp } from '@/kit/open-app/openApp'
import { fetchAnswer, invalidateAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWheel } from '@/kit/wheel/useWheel'
import { placeOf } from '@/kit/wheel/wheel'
import { useWrite } from '@/kit/write/useWrite'
import { DRAW_BIZ_TYPE, PAGE, wheelOf } from '../qiXi'
import type { Festival } from '../useFestival'
import { drawnOf, wasDrawn } from './drawn'
import type { Drawn } from './drawn'

export type Draw = ReturnType<typeof useDraw>

interface Intent {
  activityId: string | undefined
  goodsId: string
}

/** A turn of the wheel: it stops where the platform says, and only then the prize is shown. */
export function useDraw({ activityId, wheel: goods, points, inApp }: Festival) {
  const { pageName, track } = useCampaign()
  const prizes = goods?.prizes ?? []
  const wheel = useWheel(prizes.length)
  const [drawn, setDrawn] = useState<Drawn>()
  const hasLanded = useRef(false)

  const refresh = () => {
    void invalidateAnswer(readUserPoints, undefined)
    return invalidateAnswer(listActivityGoods, { activityId })
  }
  const show = (next: Drawn) => {
    track('popup', 'prize', { goodsId: goods?.goodsId })
    setDrawn(next)
    void refresh()
  }
  const { write, isPending } = useWrite<Intent, ActivityOrder>({
    bizType: DRAW_BIZ_TYPE,
    supersedes: true,
    snapshot: () => knownOf(goods, points),
    send: (intent, bizNo) => addActivityOrder({ ...intent, quantity: 1, bizNo }),
    async onDone(order) {
      hasLanded.current = true
      await wheel.stop(placeOf(order.prizeIndex, prizes.length))
      show(drawnOf(order, prizes))
    },
    async checkApplied(_, before) {
      const [now, balance] = await Promise.all([
        fetchAnswer(listActivityGoods, { activityId }),
        fetchAnswer(readUserPoints, undefined),
      ])
      if (!wasDrawn(before as ReturnType<typeof knownOf>, knownOf(wheelOf(now), balance)))
        return false
      show('unknown')
      return true
    },
    onRefused: () => {
      void refresh()
      return false
    },
  })

  return {
    wheel,
    drawn,
    isPending,
    close: () => setDrawn(undefined),
    async spin() {
      track('button', 'spin', { goodsId: goods?.goodsId })
      if (!inApp) return openApp({ pageName, path: PAGE, counted: false })
      if (!goods || wheel.isTurning) return undefined
      hasLanded.current = false
      wheel.start()
      await write({ activityId, goodsId: goods.goodsId })
      // Nothing came of it, or nobody knows what: it stops between two prizes.
      if (!hasLanded.current) await wheel.stop(undefined)
      return undefined
    },
  }
}

function knownOf(goods: ActivityGoods | undefined, points: UserPoints | undefined) {
  return {
    mineLeft: goods?.mineLeft,
    available: points?.available,
    cost: goods?.needIntegral,
  }
}
