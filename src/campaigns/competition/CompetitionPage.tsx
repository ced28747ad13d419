import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getActivityById, type Activity } from '@/api/activity'
import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import { readUserInfo, type UserInfo } from '@/api/login'
import { createRegistrationCode } from '@/api/registration'
import { currentVisit } from '@/bridge/environment'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { registrantIdOf } from '@/kit/invite/invited'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { usePages } from '@/kit/query/pagedQuery'
import { answerQuery, invalidateAnswer, useAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/rules/SidePill'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { SkeletonCards } from '@/ui/Skeleton'
import {
  PAGE,
  actionOf,
  clampedName,
  contestName,
  entryOf,
  heroLine,
  momentsOf,
  signUpOf,
  stagesAt,
} from './competition'
import type { StageView } from './competition'
import { Entrants } from './Entrants'
import { head } from './head'
import { Hero } from './Hero'
import { Prizes, Winners } from './Prizes'
import { CodeCard, MainBar, SignUpSheet } from './SignUp'
import { Steps } from './Steps'
import { Timeline } from './Timeline'
import styles from './CompetitionPage.module.css'

/** 「创作者大赛」: the contest, its stage, its entrants, and the sign-up. */
export function CompetitionPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid } = readVisitParams(params)
  usePageView(pageName, { activityId, shareUid })
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

type Layer = 'poster' | 'sign-up'

interface ContestPageProps {
  activityId: string
  shareUid: string | undefined
}

function ContestPage({ activityId, shareUid }: ContestPageProps) {
  const { track } = useCampaign()
  const contest = useContest(activityId, shareUid)
  const [layer, setLayer] = useState<Layer>()
  const close = () => setLayer(undefined)
  const share = () => {
    track('button', 'share', { activityId })
    setLayer('poster')
  }
  const { name, shell, stages, winners, me, signUp } = contest
  const ownUid = me?.uid ?? ''
  return (
    <CampaignShell
      title={name}
      className={styles.theme}
      dark
      state={shell}
      skeleton={SKELETON}
      hero={<Hero name={name} line={heroLine(contest)} poolText={contest.poolText} />}
      pills={
        <>
          <Rules activityId={activityId} />
          <SidePill label="分享" onPress={share} />
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
    </CampaignShell>
  )
}

/** The contest by the platform's time, its entrants, and the resulting action of the main button. */
function useContest(activityId: string, shareUid: string | undefined) {
  const { loggedIn } = useCampaign()
  const { visit } = currentVisit()
  const activity = useAnswer(getActivityById, { activityId })
  const me = useMe({ enabled: loggedIn })
  const list = usePages(
    listRegistrants,
    { activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf, enabled: loggedIn },
  )
  const sharer = useQuery(inviterQuery({ shareUid })).data

  const { data } = activity
  const shell = useShellState(activity, data)
  const given = data?.stages ?? []
  const stages = stagesAt(given, useServerNowAt(momentsOf(given)))
  useFreshStages(data, stages, activityId)
  const signUp = signUpOf(stages, data?.winners ?? [])
  const entry = entryOf({ loggedIn, me, list })
  return {
    name: contestName(data, head.title),
    shell,
    stages,
    signUp,
    entry,
    action: actionOf({
      shell: shell.name,
      activity,
      signUp,
      entry,
      loggedIn,
      inApp: visit === 'app',
    }),
    me: me.data,
    list,
    /** The number of entrants: of the list, which is newer, or of the contest. */
    total: (loggedIn ? list.data?.first?.total : undefined) ?? data?.entrantCount,
    prizes: data?.prizes ?? [],
    winners: data?.winners ?? [],
    /** WeChat pages must not mention what can be won (design 1.9). */
    showsWorth: visit !== 'wechat',
    poolText: visit === 'wechat' ? '' : (data?.poolText ?? ''),
    sharer: sharer ? clampedName(sharer.nickname) || '你的好友' : undefined,
  }
}

/** Refetches the contest when a stage begins or ends while the page is open: it may have results. */
function useFreshStages(
  data: Activity | undefined,
  stages: readonly StageView[],
  activityId: string,
): void {
  const statuses = stages.map(({ status }) => status).join()
  const before = useRef({ data, statuses })
  useEffect(() => {
    const { data: lastData, statuses: lastStatuses } = before.current
    before.current = { data, statuses }
    if (data === undefined || data !== lastData || statuses === lastStatuses) return
    void invalidateAnswer(getActivityById, { activityId })
  }, [data, statuses, activityId])
}

interface ShareLayerProps {
  open: boolean
  onClose: () => void
  activityId: string
  name: string
  me: UserInfo | undefined
}

const LINE = '带上你的作品，一起登台'

/** The contest as a poster; its code opens this page. */
function ShareLayer({ open, onClose, activityId, name, me }: ShareLayerProps) {
  const { loggedIn } = useCampaign()
  const loadCode = async () => {
    // A code made before the person is known would lack the sharer; without a name the poster can be made.
    const ask = () => queryClient.fetchQuery(answerQuery(readUserInfo, {})).catch(() => undefined)
    const sharer = loggedIn && !me ? await ask() : me
    const scene = 'COMPETITION_POSTER'
    return createRegistrationCode({ activityId, scene, page: PAGE, shareUid: sharer?.uid })
  }
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title: name, line: LINE }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{
        title: name,
        text: LINE,
        url: shareUrl(PAGE, { activityId, shareUid: me?.uid }),
      }}
      loadCode={loadCode}
      scene={() => import('./PosterScene')}
    />
  )
}

/** 「活动规则」 of a contest. */
function Rules({ activityId }: { activityId: string }) {
  return (
    <RulesPill params={{ activityId }}>
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
    </RulesPill>
  )
}

const SKELETON = <SkeletonCards heights={[260, 260]} />

/** For the page's static document, which has no parameters. */
export function CompetitionShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      hero={<Hero name={head.title} line="带上你的作品，站上领奖台" poolText="" />}
      skeleton={SKELETON}
    />
  )
}
