import { useEffect, useEffectEvent, useRef } from 'react'
import { readUnpaidOrder, type PlacedOrder, type UnpaidOrder } from '@/api/orders'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { openApp } from '@/kit/open-app/openApp'
import { invalidateAnswer, patchAnswer, useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { serverNow } from '@/lib/serverClock'
import { isWaiting, payEndOf } from './unpaid'

/** The platform takes some time to cancel an order. */
const ASK_AGAIN_MS = 4000
const ASK_UNTIL_MS = 60_000
/** How far the platform's clock may be ahead of ours: its stamps have whole seconds, and its answers take time. */
const CLOCK_SLACK_MS = 2000

export interface Unpaid {
  /** Undefined: none waits. */
  order: UnpaidOrder | undefined
  /** The order that was just placed: it waits from now on. */
  begin: (goodsName: string, placed: PlacedOrder) => void
  refresh: () => Promise<void>
  pay: () => Promise<unknown>
}

/**
 * The order that waits for its payment: found again after a reload, over by itself at its end.
 * @param scene the kind of order, e.g. DEBUT
 * @param onGone the order waits no more; `inTime`: it was paid, or taken back elsewhere, well before its end
 */
export function useUnpaidOrder(
  scene: string,
  onGone: (order: UnpaidOrder, inTime: boolean) => void,
): Unpaid {
  const { pageName, track, loggedIn } = useCampaign()
  const { data } = useAnswer(
    readUnpaidOrder,
    { scene },
    {
      enabled: loggedIn,
      refetchInterval: ({ state }) => (isJustOver(state.data, serverNow()) ? ASK_AGAIN_MS : false),
    },
  )
  const known = loggedIn ? data : undefined
  const now = useServerNowAt(known ? [payEndOf(known)] : [])
  useGone(known, onGone)
  return {
    order: known && isWaiting(known, now) ? known : undefined,
    begin: (goodsName: string, { orderNo, amount, payExpireAt, appPayPath }: PlacedOrder) =>
      patchAnswer(readUnpaidOrder, { scene }, () => ({
        orderNo,
        goodsName,
        amount,
        payExpireAt,
        appPayPath,
        serverTime: '',
      })),
    refresh: () => invalidateAnswer(readUnpaidOrder, { scene }),
    pay() {
      track('button', 'go-pay', { orderNo: known?.orderNo })
      return openApp({ pageName, path: known?.appPayPath ?? '', counted: false })
    },
  }
}

/** Its time is over, and the platform has not cancelled it yet. */
function isJustOver(order: UnpaidOrder | null | undefined, now: number): boolean {
  const end = order ? payEndOf(order) : undefined
  return end !== undefined && now >= end && now < end + ASK_UNTIL_MS
}

/** Notifies once when an order that was waiting is gone. */
function useGone(
  data: UnpaidOrder | null | undefined,
  onGone: (order: UnpaidOrder, inTime: boolean) => void,
): void {
  const last = useRef<UnpaidOrder>(undefined)
  const notify = useEffectEvent(onGone)
  useEffect(() => {
    const before = last.current
    // Undefined: another person, whose orders are not known yet.
    last.current = data ?? undefined
    // So close to its end it cannot be known whether it was paid.
    if (before && data === null) notify(before, isWaiting(before, serverNow() + CLOCK_SLACK_MS))
  }, [data])
}
