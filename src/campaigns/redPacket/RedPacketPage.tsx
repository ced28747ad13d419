import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ActivityTimes } from '@/kit/page/shell/shellState'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { PeriodSection, RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { SkeletonBlock } from '@/ui/Skeleton'
import { appPathOf } from './appPath'
import { head } from './head'
import { RoundList, Winners } from './Winners'
import { StageCard } from './StageCard'
import { PacketLogin } from './PacketLogin'
import { useGame } from './useGame'
import { useRain } from './useRain'
import stage from './StageCard.module.css'
import styles from './RedPacket.module.css'

/** 「红包雨」: rounds by the clock, an appointment for the next one, and the rain itself. */
export function RedPacketPage() {
  const { pageName, track } = useCampaign()
  const [search] = useSearchParams()
  const { inviteCode, activityId, from } = readVisitParams(search)
  usePageView(pageName, { activityId, inviteCode, from })
  const rain = useRain()
  const shell = useShellState(rain.query, rain.times)
  const game = useGame()
  const [rulesOpen, setRulesOpen] = useState(false)
  const [isLoginOpen, setLoginOpen] = useState(false)
  const isInApp = currentVisit().visit === 'app'
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<RedPacketSkeleton />}
      hero={<Hero subtitle={isInApp ? '准点开场，手快有，手慢无' : '先预约，到点一起玩'} />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setRulesOpen(true)
          }}
        />
      }
    >
      <StageCard
        shell={shell.name}
        onPractise={game.practise}
        onEnter={game.enter}
        onLogin={() => setLoginOpen(true)}
      />
      <RoundList
        rounds={rain.rounds}
        now={rain.now}
        isLoaded={rain.query.data !== undefined}
        isEnded={shell.name === 'ENDED'}
      />
      <Winners onAskAgain={game.askAgain} />
      <OpenAppBar pageName={pageName} path={appPathOf(search)} />
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} times={rain.times} />
      <PacketLogin open={isLoginOpen} onClose={() => setLoginOpen(false)} />
      {game.layer}
    </CampaignShell>
  )
}

interface RulesProps {
  open: boolean
  onClose: () => void
  times: ActivityTimes | undefined
}

/** The rules of the campaign. */
function Rules({ open, onClose, times }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <PeriodSection times={times} />
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
    </RulesSheet>
  )
}

/** The page's skeleton. */
function RedPacketSkeleton() {
  return (
    <>
      <Hero subtitle="准点开场" />
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
