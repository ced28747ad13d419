import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { idOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { DaoCards } from './battle/DaoCards'
import { JoinCard } from './battle/JoinCard'
import { PhaseCard } from './battle/PhaseCard'
import { Reports } from './battle/Reports'
import { Rewards } from './battle/Rewards'
import { head } from './head'
import { EmptyHero, Hero } from './hero/Hero'
import { Rules } from './Rules'
import { useBattle } from './useBattle'
import styles from './WarZone.module.css'
import { WarSkeleton } from './WarSkeleton'

/** 「战区」: two DAOs, one lighthouse. */
export function WarZonePage() {
  const { pageName, track } = useCampaign()
  const [params] = useSearchParams()
  const daoId = idOf(params.get('daoId'))
  usePageView(pageName, { daoId, from: sourceOf(params.get('from')) })
  const battle = useBattle()
  const { arena, phase, shell } = battle
  const [areRulesOpen, setAreRulesOpen] = useState(false)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<WarSkeleton />}
      hero={arena && phase ? <Hero arena={arena} phase={phase} ownId={daoId} /> : <EmptyHero />}
      pills={
        <>
          <SidePill
            label="规则"
            onPress={() => {
              track('button', 'rule')
              setAreRulesOpen(true)
            }}
          />
          <SidePill
            label="分享"
            onPress={() => {
              track('button', 'share')
              const url = shareUrl('/warZone', { daoId })
              return shareLink({ title: head.title, text: head.description, url, imageUrl: '' })
            }}
          />
        </>
      }
    >
      {arena && phase ? (
        <>
          <PhaseCard arena={arena} phase={phase} isLate={battle.isLate} />
          <JoinCard arena={arena} joins={battle.joins} />
          <Reports reports={arena.reports} />
          <Rewards reward={arena.reward} />
          <DaoCards arena={arena} ownId={daoId} />
        </>
      ) : (
        shell.name === 'EMPTY' && <p className={styles.hint}>上一赛季已经落幕，下一场正在集结</p>
      )}
      <OpenAppBar pageName={pageName} />
      <Rules open={areRulesOpen} onClose={() => setAreRulesOpen(false)} />
    </CampaignShell>
  )
}
