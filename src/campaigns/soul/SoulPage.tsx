import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readCompanions } from '@/api/character'
import { currentVisit } from '@/bridge/environment'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { PlainIntro } from './orb/PlainIntro'
import { awakeOf } from './soul'
import { SoulPoster } from './SoulPoster'
import { SoulHero, SoulSkeleton } from './SoulSkeleton'
import { SoulTest } from './SoulTest'
import { useSoulTest } from './useSoulTest'
import styles from './Soul.module.css'

/** 「数字灵魂」: three questions lead to a companion. WeChat treats tests as games: there is no test there. */
export function SoulPage() {
  const { pageName, openLogin, track } = useCampaign()
  const [params] = useSearchParams()
  const npcId = idOf(params.get('npcId'))
  const { shareUid, from } = readVisitParams(params)
  usePageView(pageName, { npcId, shareUid, from })
  const query = useAnswer(readCompanions, {})
  const shell = useShellState(query)
  const companions = awakeOf(query.data ?? [])
  const state: ShellState =
    shell.name === 'READY' && query.data && companions.length === 0
      ? { name: 'EMPTY', text: '灵魂正在沉睡，稍后再来' }
      : shell
  const isPlain = currentVisit().visit === 'wechat'
  const isReady = state.name === 'READY'
  const test = useSoulTest(companions)
  const soul = isReady && !isPlain ? test.soul : undefined
  const [isSharing, setIsSharing] = useState(false)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={state}
      skeleton={<SoulSkeleton />}
      hero={isReady ? null : <SoulHero line="三个问题，遇见与你同频的AI伙伴" />}
      pills={
        soul && (
          <SidePill
            label="分享"
            onPress={() => {
              track('button', 'share', { npcId: soul.npcId })
              setIsSharing(true)
            }}
          />
        )
      }
      bottomBar={
        state.name === 'GUEST' && (
          <Button wide onPress={openLogin}>
            登录后查看
          </Button>
        )
      }
    >
      {isReady &&
        (isPlain ? (
          <PlainIntro companions={companions} npcId={npcId} />
        ) : (
          <SoulTest
            step={test.step}
            answers={test.answers}
            soul={test.soul}
            onWake={test.wake}
            onAnswer={test.answer}
            onRetest={test.retest}
          />
        ))}
      {soul && <SoulPoster open={isSharing} onClose={() => setIsSharing(false)} companion={soul} />}
      {state.name !== 'GUEST' && <OpenAppBar pageName={pageName} path="/soul" />}
    </CampaignShell>
  )
}
