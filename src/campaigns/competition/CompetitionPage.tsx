import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { heroLine } from './competition'
import styles from './Competition.module.css'
import { CompetitionSkeleton } from './CompetitionSkeleton'
import { Entrants } from './entrants/Entrants'
import { head } from './head'
import { Hero } from './hero/Hero'
import { CodeCard } from './join/CodeCard'
import { SignUpSheet } from './join/SignUpSheet'
import { Steps } from './join/Steps'
import { MainBar } from './MainBar'
import { Prizes } from './prizes/Prizes'
import { Rules } from './Rules'
import { ShareLayer } from './share/ShareLayer'
import { Timeline } from './stages/Timeline'
import { useContest } from './useContest'
import { Winners } from './winners/Winners'

/** 「创作者大赛」: what it is, how far it is, who takes part, and the way to sign up. */
export function CompetitionPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid, from } = readVisitParams(params)
  usePageView(pageName, { activityId, shareUid, from })
  if (activityId === undefined)
    return (
      <BadLink
        title={head.title}
        text="赛事链接有误"
        detail="请从赛事页面或好友分享的链接重新进入"
        dark
        className={styles.theme}
      />
    )
  return <ContestPage activityId={activityId} shareUid={shareUid} />
}

type Layer = 'rules' | 'poster' | 'sign-up'

interface ContestPageProps {
  activityId: string
  shareUid: string | undefined
}

function ContestPage({ activityId, shareUid }: ContestPageProps) {
  const { track } = useCampaign()
  const contest = useContest(activityId, shareUid)
  const [layer, setLayer] = useState<Layer>()
  const close = () => setLayer(undefined)
  const open = (which: 'rules' | 'poster') => {
    track('button', which === 'rules' ? 'rule' : 'share', { activityId })
    setLayer(which)
  }
  const { name, shell, stages, winners, me, signUp } = contest
  return (
    <CampaignShell
      title={name}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<CompetitionSkeleton />}
      hero={<Hero name={name} line={heroLine(contest)} poolText={contest.poolText} />}
      pills={
        <>
          <SidePill label="规则" onPress={() => open('rules')} />
          <SidePill label="分享" onPress={() => open('poster')} />
        </>
      }
      bottomBar={<MainBar contest={contest} onSheet={() => setLayer('sign-up')} />}
    >
      <Winners winners={winners} ownUid={me?.uid ?? ''} />
      <Timeline stages={stages} winners={winners} />
      <Prizes prizes={contest.prizes} showsWorth={contest.showsWorth} />
      <Steps />
      {shell.name === 'READY' && winners.length === 0 && signUp !== 'soon' && (
        <CodeCard contest={contest} />
      )}
      {/* The last one: it goes on while somebody scrolls. */}
      <Entrants contest={contest} />
      <SignUpSheet open={layer === 'sign-up'} onClose={close} contest={contest} />
      <ShareLayer open={layer === 'poster'} onClose={close} contest={contest} />
      <Rules open={layer === 'rules'} onClose={close} />
    </CampaignShell>
  )
}
