import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { LazyRain } from './game/LazyRain'
import { useGame } from './game/useGame'
import { head } from './head'
import { Hero } from './hero/Hero'
import { RoundList } from './lobby/RoundList'
import { StageCard } from './lobby/StageCard'
import { Winners } from './lobby/Winners'
import { PacketLogin } from './login/PacketLogin'
import { RedPacketSkeleton } from './RedPacketSkeleton'
import { Rules } from './Rules'
import { appPathOf } from './appPath'
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
