import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import type { ActivityTimes } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { PeriodSection, RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { appPathOf } from './appPath'
import type { Game } from './game'
import { head } from './head'
import { Hero } from './hero/Hero'
import { RoundList } from './lobby/RoundList'
import { StageCard } from './lobby/StageCard'
import { Winners } from './lobby/Winners'
import { PacketLogin } from './PacketLogin'
import { RedPacketSkeleton } from './RedPacketSkeleton'
import { useGame } from './useGame'
import type { GameControl } from './useGame'
import { useRain } from './useRain'
import styles from './RedPacket.module.css'

/** 「红包雨」: rounds by the clock, an appointment for the next one, and the rain itself. */
export function RedPacketPage() {
  const { pageName, track } = useCampaign()
  const [search] = useSearchParams()
  const { inviteCode, activityId, from } = readVisitParams(search)
  usePageView(pageName, { activityId, inviteCode, from })
  const rain = useRain()
  const shell = useShellState(rain.query, rain.times)
  const game = useGame(rain)
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
      <StageCard shell={shell.name} rain={rain} game={game} onLogin={() => setLoginOpen(true)} />
      <RoundList
        rounds={rain.rounds}
        now={rain.now}
        isLoaded={rain.query.data !== undefined}
        isEnded={shell.name === 'ENDED'}
      />
      <Winners rain={rain} game={game} />
      <OpenAppBar pageName={pageName} path={appPathOf(search)} />
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} times={rain.times} />
      <PacketLogin open={isLoginOpen} onClose={() => setLoginOpen(false)} />
      <LazyRain game={game} />
    </CampaignShell>
  )
}

interface RulesProps {
  open: boolean
  onClose: () => void
  times: ActivityTimes | undefined
}

/** What the page and the platform hold to. */
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

/** The game above the page, once its code is there. It stays for its way out. */
function LazyRain({ game }: { game: GameControl }) {
  const { current, Layer, close, settle, practise } = game
  const [last, setLast] = useState<Game>()
  if (current && current !== last) setLast(current)
  if (!Layer || !last) return null
  return (
    <Layer
      key={last.id}
      game={last}
      open={current !== undefined}
      settle={settle}
      onLeave={close}
      onAgain={practise}
    />
  )
}
