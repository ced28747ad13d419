import { pointsText } from '@/lib/format/pointsText'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { actionStateOf } from '@/kit/page/parts/actionStates'
import { Card } from '@/kit/page/parts/Card'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { useCampaign } from '@/kit/page/useCampaign'
import { PointsLine } from '@/kit/points/PointsLine'
import { Wheel } from '@/kit/wheel/Wheel'
import { showToast } from '@/ui/toast/toast'
import { Button } from '@/ui/button/Button'
import { costText, spinStateOf, timesText } from '../qiXi'
import type { Festival } from '../useFestival'
import styles from './DrawCard.module.css'
import type { Draw } from './useDraw'

interface DrawCardProps {
  festival: Festival
  draw: Draw
}

/** 「鹊桥转盘」: what it costs, what the person has, and the wheel. */
export function DrawCard({ festival, draw }: DrawCardProps) {
  const { wheel, points, news } = festival
  const { loggedIn, openLogin } = useCampaign()
  if (!wheel)
    return (
      <Card heading="鹊桥转盘">
        <p className={styles.none}>转盘准备中，敬请期待</p>
      </Card>
    )
  return (
    <Card heading="鹊桥转盘" className={styles.card}>
      <div className={styles.points}>
        <PointsLine points={points} />
        {!loggedIn && (
          <Button small quiet onPress={openLogin}>
            登录查看积分
          </Button>
        )}
      </div>
      <FactsGrid
        facts={[
          { name: '每次消耗', value: costText(wheel) },
          { name: '剩余次数', value: timesText(wheel.mineLeft) },
        ]}
      />
      <div className={styles.place}>
        <Wheel prizes={wheel.prizes} face={draw.wheel.face}>
          <SpinButton festival={festival} draw={draw} />
        </Wheel>
      </div>
      {news.length > 0 && <NewsStrip lines={news} label="中奖名单" />}
    </Card>
  )
}

function SpinButton({ festival, draw }: DrawCardProps) {
  const { loggedIn } = useCampaign()
  const { wheel, points, shell, inApp } = festival
  if (!wheel) return null
  const own = spinStateOf(wheel, points?.available)
  // Outside the app the app is asked for, whoever it is.
  const state = actionStateOf(shell.name, loggedIn || !inApp, own)
  return (
    <ActionButton
      state={draw.isPending || draw.wheel.isTurning ? 'PENDING' : state}
      label="转一次"
      words={WORDS}
      onLack={() => showToast(`每次需要${pointsText(wheel.needIntegral ?? 0)}`)}
      onPress={draw.spin}
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
