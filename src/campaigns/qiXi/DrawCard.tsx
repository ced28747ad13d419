import { pointsText } from '@/lib/format/pointsText'
import { useRef, useState } from 'react'
import { listActivityGoods, type ActivityGoods } from '@/api/lhExchange'
import { addActivityOrder, type ActivityOrder } from '@/api/orders'
import { readUserPoints, type UserPoints } from '@/api/points'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { openApp } from '@/kit/open-app/openApp'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { actionStateOf } from '@/kit/page/parts/actionStates'
import { Card } from '@/kit/page/parts/Card'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { fetchAnswer, invalidateAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { PointsLine } from '@/kit/points/PointsLine'
import { useWheel } from '@/kit/wheel/useWheel'
import { Wheel } from '@/kit/wheel/Wheel'
import { placeOf } from '@/kit/wheel/wheel'
import { useWrite } from '@/kit/write/useWrite'
import { pathWith } from '@/lib/url/urlParams'
import { Dialog } from '@/ui/modal/Dialog'
import { showToast } from '@/ui/toast/toast'
import {
  DRAW_BIZ_TYPE,
  PAGE,
  costText,
  drawnOf,
  spinStateOf,
  timesText,
  wasDrawn,
  wheelOf,
} from './qiXi'
import type { Drawn } from './qiXi'
import type { Festival } from './useFestival'
import styles from './DrawCard.module.css'

/** 「鹊桥转盘」: its price, the person's points, and the wheel. */
export function DrawCard({ festival }: { festival: Festival }) {
  const { wheel, points, news } = festival
  const draw = useDraw(festival)
  return (
    <Card heading="鹊桥转盘" className={wheel && styles.card}>
      {wheel ? (
        <>
          <div className={styles.points}>
            <PointsLine points={points} />
          </div>
          <FactsGrid
            facts={[
              { name: '每次消耗', value: costText(wheel) },
              { name: '剩余次数', value: timesText(wheel.mineLeft) },
            ]}
          />
          <div className={styles.place}>
            <Wheel prizes={wheel.prizes} face={draw.wheel.face}>
              <SpinButton
                festival={festival}
                wheel={wheel}
                busy={draw.isPending || draw.wheel.isTurning}
                onPress={draw.spin}
              />
            </Wheel>
          </div>
          {news.length > 0 && <NewsStrip lines={news} label="中奖名单" />}
        </>
      ) : (
        <p className={styles.none}>转盘准备中，敬请期待</p>
      )}
      <DrawnDialog drawn={draw.drawn} onClose={draw.close} />
    </Card>
  )
}

interface SpinButtonProps {
  festival: Festival
  wheel: ActivityGoods
  busy: boolean
  onPress: () => Promise<unknown>
}

function SpinButton({ festival, wheel, busy, onPress }: SpinButtonProps) {
  const { loggedIn } = useCampaign()
  const { points, shell, inApp } = festival
  const own = spinStateOf(wheel, points?.available)
  // Outside the app the button opens the app, also for guests.
  const state = actionStateOf(shell.name, loggedIn || !inApp, own)
  return (
    <ActionButton
      state={busy ? 'PENDING' : state}
      label="转一次"
      words={WORDS}
      onLack={() => showToast(`每次需要${pointsText(wheel.needIntegral ?? 0)}`)}
      onPress={onPress}
      className={styles.spin}
    />
  )
}

const WORDS = {
  GUEST: '登录后转',
  NOT_STARTED: '未开始',
  ENDED: '已结束',
  OFFLINE: '已下线',
  LIMIT: '次数用完',
  PENDING: '开奖中',
} as const

interface Intent {
  activityId: string | undefined
  goodsId: string
}

/** A turn of the wheel: it stops at the platform's prize, which is shown only then. */
function useDraw({ activityId, wheel: goods, points, inApp }: Festival) {
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
  })

  return {
    wheel,
    drawn,
    isPending,
    close: () => setDrawn(undefined),
    async spin() {
      track('button', 'spin', { goodsId: goods?.goodsId })
      if (!inApp) return openApp({ pageName, path: pathWith(PAGE, { activityId }), counted: false })
      if (!goods || wheel.isTurning) return undefined
      hasLanded.current = false
      wheel.start()
      await write({ activityId, goodsId: goods.goodsId })
      // No prize, or an unknown result: it stops between two prizes.
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

/** The drawn prize. */
function DrawnDialog({ drawn, onClose }: { drawn: Drawn | undefined; onClose: () => void }) {
  const prize = typeof drawn === 'object' ? drawn : undefined
  return (
    <>
      <RewardDialog
        open={prize !== undefined}
        onClose={onClose}
        name={prize?.name || '奖品'}
        image={prize?.img}
        note="已放入你的账户，可在App内查看"
        action={{ label: '好的', onPress: onClose }}
      />
      <Dialog
        open={drawn === 'unknown'}
        onClose={onClose}
        title="本次抽奖已完成"
        action={{ label: '知道了', onPress: onClose }}
      >
        <p>奖品以App内「我的奖品」为准</p>
      </Dialog>
    </>
  )
}
