import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { checkUserAgent, readAgentConfig, readBuyAgentInfo, readMessageRoll } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { useRecruiting } from '@/kit/agent/useRecruiting'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/query/answer'
import { refetchFailed } from '@/kit/query/queryClient'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { parseServerTime } from '@/lib/serverClock'
import { channelOf, readVisitParams } from '@/lib/url/urlParams'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { ChevronDownIcon } from '@/ui/icons'
import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { lazyLayer } from '@/ui/useLazyLayer'
import { head } from './head'
import { Hero } from './Hero'
import { Levels } from './Levels'
import {
  ACTION_LABELS,
  actionOf,
  allowed,
  applicationPath,
  chosenLevel,
  isShut,
  shellFor,
  shownFaq,
  standingOf,
} from './recruitment'
import type { Action } from './recruitment'
import { InviteLayer, LandCard, StatusCard, TeamCard } from './StatusCards'
import blackGold from '@/kit/agent/blackGold.module.css'
import { usePageView } from '@/kit/page/usePageView'
import styles from './PartnerRecruitment.module.css'

/** The layer above the page. */
type Layer = 'apply' | 'poster'

const LazyApplyLayer = lazyLayer({
  name: 'ApplyLayer',
  load: async () => (await import('./ApplyLayer')).ApplyLayer,
})

/** 「邀请好友」: the partner levels, the application, and for partners the invite tools. */
export function PartnerRecruitmentPage() {
  const { pageName } = useCampaign()
  const { link, shell, levels, level, choose, standing, agent, inviter, action } = useRecruitment()
  const levelId = level?.levelId
  usePageView(pageName, link)
  const [layer, setLayer] = useState<Layer>()
  const close = () => setLayer(undefined)
  return (
    <CampaignShell
      title={head.title}
      className={classes(blackGold.theme, styles.theme)}
      dark
      state={shell}
      skeleton={<RecruitmentSkeleton />}
      hero={<Hero inviter={inviter} />}
      pills={<Rules />}
      bottomBar={
        <MainBar action={action} levelId={levelId} inviteCode={link.inviteCode} onOpen={setLayer} />
      }
    >
      <News />
      <StatusCard standing={standing} agent={agent} />
      <TeamCard standing={standing} agent={agent} onPoster={() => setLayer('poster')} />
      <LandCard standing={standing} />
      {levels && <Levels levels={levels} chosen={level} onChoose={choose} />}
      <Faq />
      <LazyApplyLayer
        open={layer === 'apply'}
        onClose={close}
        level={level}
        isAgain={standing === 'rejected'}
        inviteCode={link.inviteCode}
      />
      <InviteLayer
        open={layer === 'poster'}
        onClose={close}
        inviteCode={agent?.inviteCode}
        levelId={levelId}
      />
    </CampaignShell>
  )
}

/** The levels, the recruiting, the person's status, and the resulting action of the main button. */
function useRecruitment() {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const { inviteCode, shareUid } = readVisitParams(params)
  const link = { inviteCode, shareUid, levelId: channelOf(params.get('levelId')) }
  const levels = useAnswer(readBuyAgentInfo, { levelId: undefined })
  const config = useAnswer(readAgentConfig, undefined).data
  const agent = useAnswer(checkUserAgent, undefined, { enabled: loggedIn })
  const inviter = validInviter(useQuery(inviterQuery(link)).data)
  const waiting = useWaitsForApp()
  const now = useServerNowAt([parseServerTime(agent.data?.expireAt)])
  const [picked, setPicked] = useEntryState<string | undefined>('level', undefined)

  const standing = standingOf({ waiting, loggedIn, agent, now })
  const recruiting = useRecruiting(config)
  const level = chosenLevel(levels.data?.levels ?? [], picked, link.levelId)
  const inApp = currentVisit().visit === 'app'
  return {
    link,
    shell: shellFor(useShellState(levels), recruiting, config),
    levels: levels.data?.levels,
    level,
    choose: setPicked,
    standing,
    agent: agent.data,
    inviter,
    action: actionOf({ standing, recruiting, level, inApp }),
  }
}

interface MainBarProps {
  action: Action
  levelId: string | undefined
  inviteCode: string | undefined
  onOpen: (layer: Layer) => void
}

/** The page's one main button; a disabled one does nothing. */
function MainBar({ action, levelId, inviteCode, onOpen }: MainBarProps) {
  const { pageName, track } = useCampaign()
  const logIn = useAfterLogin(action !== 'login' && action !== 'wait', () => {
    if (action === 'apply' || action === 'reapply') onOpen('apply')
  })
  const ids = { levelId, inviteCode }
  const press = () => {
    switch (action) {
      case 'login':
        track('button', 'apply', ids)
        return logIn()
      case 'app':
      case 'renew':
        track('button', 'apply', ids)
        return openApp({ pageName, path: applicationPath(inviteCode, levelId), counted: false })
      case 'apply':
      case 'reapply':
        track('button', action, ids)
        return onOpen('apply')
      case 'invite':
        track('button', 'share')
        return onOpen('poster')
      case 'retry':
        return refetchFailed()
      case 'wait':
      case 'closed':
      case 'soon':
      case 'none':
      case 'full':
      case 'reviewing':
        return undefined
    }
  }
  return (
    <Button wide disabled={isShut(action)} busy={action === 'wait'} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** Recent activity of other people; not rendered if there is none. */
function News() {
  const { data: news = [], isPending } = useAnswer(readMessageRoll, undefined)
  if (isPending) return <SkeletonBlock className={styles.newsSkeleton} />
  const lines = allowed(
    news.map(({ text }) => text),
    currentVisit().visit,
  )
  if (lines.length === 0) return null
  return (
    <div className={styles.news}>
      <NewsStrip lines={lines} label="最新动态" />
    </div>
  )
}

/** Frequent questions, each with its collapsed answer. */
function Faq() {
  const { track } = useCampaign()
  const faq = shownFaq(useAnswer(readAgentConfig, undefined).data?.faq ?? [], currentVisit().visit)
  if (faq.length === 0) return null
  return (
    <Card heading="常见问题">
      {faq.map(({ q, a }, at) => (
        // Two questions can be equal.
        <details key={at} className={styles.item}>
          <summary
            className={styles.question}
            onClick={() => track('card', 'faq', { faq: String(at + 1) })}
          >
            {q}
            <ChevronDownIcon className={styles.chevron} />
          </summary>
          <p className={styles.answer}>{a}</p>
        </details>
      ))}
    </Card>
  )
}

/** 「活动规则」 of the recruitment. */
function Rules() {
  return (
    <RulesPill>
      <RuleSection heading="申请条件">
        <p>年满18周岁，认同平台理念，愿意在所在城市组织交流活动。</p>
        <p>每人同一时间只能有一份申请，审核期间不能重复提交。</p>
      </RuleSection>
      <RuleSection heading="审核与费用">
        <p>提交申请后预计3个工作日内完成审核，结果在本页与App消息中通知。</p>
        <p>
          本页的费用仅供了解。审核通过后，请在App内阅读合伙人协议并支付，平台不会要求你向任何个人转账。
        </p>
      </RuleSection>
      <RuleSection heading="邀请">
        <p>合伙人可以用自己的邀请码邀请好友，邀请关系以最先绑定的为准，绑定后不可更改。</p>
      </RuleSection>
      <RuleSection heading="其他">
        <p>合伙人权益与有效期以合伙人协议为准。</p>
        <p>
          如存在虚假资料等异常行为，平台有权取消资格
          {currentVisit().visit !== 'wechat' && '并收回相应权益'}。
        </p>
      </RuleSection>
    </RulesPill>
  )
}

/** The page's skeleton, under its medal. */
function RecruitmentSkeleton() {
  return (
    <>
      <SkeletonBlock className={styles.newsSkeleton} />
      <SkeletonBlock className={styles.status} />
      <SkeletonLines count={1} className={styles.heading} />
      <div className={styles.cards}>
        <SkeletonBlock className={styles.card} />
        <SkeletonBlock className={styles.card} />
      </div>
      <SkeletonBlock className={styles.panel} />
    </>
  )
}
