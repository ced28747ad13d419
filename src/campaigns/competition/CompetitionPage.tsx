import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { heroLine } from './competition'
import { CompetitionSkeleton } from './CompetitionSkeleton'
import { Entrants } from './Entrants'
import { head } from './head'
import { Hero } from './hero/Hero'
import { CodeCard } from './join/CodeCard'
import { SignUpSheet } from './join/SignUpSheet'
import { Steps } from './join/Steps'
import { MainBar } from './MainBar'
import { Prizes } from './Prizes'
import { ShareLayer } from './ShareLayer'
import { Timeline } from './Timeline'
import { useContest } from './useContest'
import { Winners } from './Winners'
import styles from './Competition.module.css'

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

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of a contest. */
function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="报名">
        <p>报名期内，登录后在App完成报名；每人每个赛事报名一次。</p>
        <p>各阶段的起止以本页赛程为准，按平台时间计算。</p>
      </RuleSection>
      <RuleSection heading="作品">
        <p>作品须为本人原创，未在其他赛事获奖，且不含违法、侵权内容。</p>
        <p>投稿截止前可以修改，进入评审后不再更改。</p>
      </RuleSection>
      <RuleSection heading="评审与公布">
        <p>评委会按创意、完成度与主题契合度评审，结果在公布期内于本页发布。</p>
        <p>如有抄袭、刷票等行为，组委会有权取消资格。</p>
      </RuleSection>
    </RulesSheet>
  )
}
