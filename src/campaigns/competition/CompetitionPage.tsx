import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openApp } from '@/kit/open-app/openApp'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { SkeletonCards } from '@/ui/Skeleton'
import { ACTION_LABELS, heroLine, isShut, signUpPath } from './competition'
import type { Action } from './competition'
import { Entrants } from './Entrants'
import { head } from './head'
import { Hero } from './Hero'
import { CodeCard } from './CodeCard'
import { SignUpSheet } from './SignUpSheet'
import { Steps } from './Steps'
import { Prizes, Winners } from './Prizes'
import { ShareLayer } from './ShareLayer'
import { Timeline } from './Timeline'
import { useContest } from './useContest'
import styles from './CompetitionPage.module.css'

/** 「创作者大赛」: the contest, its stage, its entrants, and the sign-up. */
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
  const ownUid = me?.uid ?? ''
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
      bottomBar={
        <MainBar
          action={contest.action}
          activityId={activityId}
          onSheet={() => setLayer('sign-up')}
        />
      }
    >
      <Winners winners={winners} ownUid={ownUid} />
      <Timeline stages={stages} winners={winners} />
      <Prizes prizes={contest.prizes} showsWorth={contest.showsWorth} />
      <Steps />
      {shell.name === 'READY' && winners.length === 0 && signUp !== 'soon' && (
        <CodeCard activityId={activityId} isOpen={signUp === 'open'} />
      )}
      {/* Last, because it grows with scrolling. */}
      <Entrants total={contest.total} list={contest.list} ownUid={ownUid} />
      <SignUpSheet
        open={layer === 'sign-up'}
        onClose={close}
        activityId={activityId}
        isIn={contest.entry === 'in'}
        ownUid={ownUid}
      />
      <ShareLayer
        open={layer === 'poster'}
        onClose={close}
        activityId={activityId}
        name={name}
        me={me}
      />
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

interface MainBarProps {
  action: Action
  activityId: string
  onSheet: () => void
}

/** The page's one main button. */
function MainBar(props: MainBarProps) {
  const { action } = props
  const press = useMainAction(props)
  return (
    <Button wide disabled={isShut(action)} busy={action === 'wait'} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** The tap handler of the page's action; disabled actions do nothing. A login does not sign up by itself. */
function useMainAction({ action, activityId, onSheet }: MainBarProps) {
  const { pageName, track } = useCampaign()
  const isKnown = action !== 'login' && action !== 'wait'
  const logIn = useAfterLogin(isKnown, () => action === 'code' && onSheet())
  return () => {
    if (action !== 'login' && action !== 'app' && action !== 'code') return undefined
    track('button', 'sign-up', { activityId })
    if (action === 'login') return logIn()
    if (action === 'code') return onSheet()
    return openApp({ pageName, path: signUpPath(activityId), counted: false })
  }
}

/** The page's skeleton, under its podium. */
function CompetitionSkeleton() {
  return (
    <>
      <Hero name={head.title} line="带上你的作品，站上领奖台" poolText="" />
      <SkeletonCards heights={[260, 260]} />
    </>
  )
}

/** For the page's static document, which has no parameters. */
export function CompetitionShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      skeleton={<CompetitionSkeleton />}
    />
  )
}
