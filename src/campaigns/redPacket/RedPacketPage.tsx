import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { PeriodSection, RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { readVisitParams } from '@/lib/url/urlParams'
import { useLazyLayer } from '@/ui/useLazyLayer'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { PacketLogin } from './PacketLogin'
import { PRACTICE, type Game } from './plays'
import { StageCard } from './StageCard'
import { isInApp, useRain } from './useRain'
import { RoundList, Winners } from './Winners'
import stage from './StageCard.module.css'
import styles from './RedPacketPage.module.css'

/** A play begins when its code is there. */
const RAIN = {
  name: 'RainLayer',
  load: () => import('./RainLayer'),
  failedText: '游戏加载失败，请稍后再试',
}

/** 「红包雨」: rounds by the clock, an appointment for the next one, and the rain itself. */
export function RedPacketPage() {
  const { pageName } = useCampaign()
  const [search] = useSearchParams()
  const { inviteCode, activityId } = readVisitParams(search)
  usePageView(pageName, { activityId, inviteCode })
  const { query, times, appPath } = useRain()
  const shell = useShellState(query, times)
  const [open, setOpen] = useState<'login' | 'rain'>()
  const close = () => setOpen(undefined)
  const part = useLazyLayer(RAIN, { open: open === 'rain', onClose: close })
  const [game, setGame] = useState<Game & { visit: number }>()
  const play = (next: Game) => {
    // Two practices in a row are two games.
    setGame((last) => ({ ...next, visit: (last?.visit ?? 0) + 1 }))
    setOpen('rain')
  }
  const subtitle = isInApp() ? '准点开场，手快有，手慢无' : '先预约，到点一起玩'
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<RedPacketSkeleton />}
      hero={<Hero subtitle={shell.name === 'LOADING' ? '准点开场' : subtitle} />}
      pills={<Rules />}
    >
      <StageCard shell={shell.name} onPlay={play} onLogin={() => setOpen('login')} />
      <RoundList isEnded={shell.name === 'ENDED'} />
      <Winners onPlay={play} />
      <OpenAppBar pageName={pageName} path={appPath} />
      <PacketLogin open={open === 'login'} onClose={close} />
      {part && game && (
        <part.RainLayer
          key={game.visit}
          game={game}
          open={open === 'rain'}
          onLeave={close}
          onAgain={() => play(PRACTICE)}
        />
      )}
    </CampaignShell>
  )
}

/** The rules of the campaign. */
function Rules() {
  return (
    <RulesPill>
      <PeriodSection times={useRain().times} />
      <RuleSection heading="参与方式">
        登录后可预约场次。开场后在App内点「进入红包雨」，点中落下的红包即可累计。每一场每人可参与一次，当日次数以页面为准。
      </RuleSection>
      <RuleSection heading="结果与发放">
        是否中奖及金额由平台随机确定，与点中数量没有必然关系，以实际到账为准。网络异常时会自动再次结算同一场，不会重复发放。
      </RuleSection>
      <RuleSection heading="中途退出">
        倒计时开始后退出、刷新或离开页面，本场机会作废；切到后台时画面暂停，本场时间照常计算。
      </RuleSection>
      <RuleSection heading="试玩">试玩不计奖励，不占用参与次数。</RuleSection>
      <RuleSection heading="减少动态效果">
        手机开启「减少动态效果」时，可点「直接开奖」参与，中奖机会相同。
      </RuleSection>
    </RulesPill>
  )
}

/** The page's skeleton. */
function RedPacketSkeleton() {
  return (
    <>
      <Card className={stage.card}>
        <SkeletonBlock className={styles.skeletonTitle} />
        <SkeletonBlock className={styles.skeletonClock} />
        <SkeletonBlock height={108} above={32} isPill />
        <SkeletonBlock className={styles.skeletonQuiet} />
      </Card>
      <Card>
        <SkeletonBlock height={280} above={12} />
      </Card>
    </>
  )
}

/** The great packet in the sky of the festival, and packets that fall past it. */
function Hero({ subtitle }: { subtitle: string }) {
  return (
    <header className={styles.hero}>
      <div className={styles.rain} aria-hidden="true">
        <span className={styles.drop} />
        <span className={styles.drop} />
        <span className={styles.drop} />
        <span className={styles.drop} />
      </div>
      <h1 className={styles.title}>红包雨</h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </header>
  )
}
