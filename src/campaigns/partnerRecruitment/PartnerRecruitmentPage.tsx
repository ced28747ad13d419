import { useState } from 'react'
import { readMessageRoll } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { openApp } from '@/kit/open-app/openApp'
import { useAnswer } from '@/kit/page/query/answer'
import { refetchFailed } from '@/kit/page/query/queryClient'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { Faq } from './Faq'
import { ACTION_LABELS, allowed, applicationPath, isShut } from './recruitment'
import { ApplyLayer } from './ApplyLayer'
import { head } from './head'
import { Hero } from './Hero'
import { InviteLayer } from './InviteLayer'
import { Levels } from './Levels'
import type { Action, Layer } from './recruitment'
import { LandCard, StatusCard, TeamCard } from './StatusCards'
import { useRecruitment } from './useRecruitment'
import blackGold from '@/kit/agent/blackGold.module.css'
import styles from './PartnerRecruitment.module.css'

/** 「邀请好友」: the partner levels, the application, and for partners the invite tools. */
export function PartnerRecruitmentPage() {
  const { pageName, track } = useCampaign()
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
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setLayer('rules')
          }}
        />
      }
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
      <ApplyLayer
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
      <Rules open={layer === 'rules'} onClose={close} />
    </CampaignShell>
  )
}

interface MainBarProps {
  action: Action
  levelId: string | undefined
  inviteCode: string | undefined
  onOpen: (layer: Layer) => void
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

/** The tap handler of the page's action; disabled actions do nothing. */
function useMainAction({
  action,
  levelId,
  inviteCode,
  onOpen,
}: MainBarProps): () => Promise<unknown> | void {
  const { pageName, track } = useCampaign()
  const logIn = useAfterLogin(action !== 'login' && action !== 'wait', () => {
    if (action === 'apply' || action === 'reapply') onOpen('apply')
  })
  const ids = { levelId, inviteCode }
  const path = applicationPath(inviteCode, levelId)
  return () => {
    switch (action) {
      case 'login':
        track('button', 'apply', ids)
        return logIn()
      case 'app':
      case 'renew':
        track('button', 'apply', ids)
        return openApp({ pageName, path, counted: false })
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

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the recruitment. */
function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
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
    </RulesSheet>
  )
}

/** The page's skeleton, under its medal. */
function RecruitmentSkeleton() {
  return (
    <>
      <Hero inviter={undefined} />
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
