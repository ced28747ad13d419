import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { currentVisit } from '@/bridge/environment'
import { FormPanel } from '@/kit/landing/FormPanel'
import { InviterCard } from '@/kit/landing/InviterCard'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { isSignedOut } from '@/kit/query/queryPart'
import { useMe } from '@/kit/people/me'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { readVisitParams } from '@/lib/url/urlParams'
import { GiftBox } from './GiftBox'
import { InviteeHero, InviterHero } from './Hero'
import { InviteeView } from './InviteeView'
import { InviterView } from './InviterView'
import { viewOf, faceOf, isSoldOut } from './fission'
import { head } from './head'
import { useGift } from './useGift'
import { isOpenBox, wording } from './wording'
import styles from './FissionPage.module.css'
import heroStyles from './Hero.module.css'

/** 「和好友一起开启新世界」: a friend's link to a sealed box, and for inviters their own progress. */
export function FissionPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { inviteCode, activityId, channel } = readVisitParams(params)
  usePageView(pageName, { inviteCode, activityId, channel })
  const fission = useFission()
  const gift = useGift(fission)
  const { shell, face, link } = fission
  const view = face === undefined ? 'asking' : viewOf({ ...fission, gift: gift.gift })
  // What a form without a code has brought stays, though the person could invite others now.
  const isInviter = face === 'inviter' && (inviteCode !== undefined || !gift.isResult)
  return (
    <CampaignShell
      title={head.title}
      state={shell}
      className={styles.theme}
      pageSkeleton={<FissionSkeleton />}
      hero={
        isInviter ? (
          <InviterHero />
        ) : (
          <InviteeHero
            inviter={fission.inviter}
            isInviterPending={fission.isInviterPending}
            isOpen={isOpenBox(view)}
            isFresh={gift.isFresh}
            refusals={gift.refusals}
          />
        )
      }
      pills={<Rules />}
    >
      {isInviter ? (
        <InviterView
          activityId={activityId}
          phase={fission.phase}
          loggedIn={fission.loggedIn}
          me={fission.me}
        />
      ) : (
        <InviteeView
          view={view}
          gift={gift.gift}
          isFresh={gift.isFresh}
          link={link}
          login={gift.login}
          onDone={gift.finish}
        />
      )}
    </CampaignShell>
  )
}

/** The box, and placeholders of what is below it. */
function FissionSkeleton() {
  return (
    <>
      <div className={heroStyles.hero}>
        <InviterCard
          inviter={undefined}
          loading
          loadingTitle={head.title}
          title=""
          welcome={wording().welcome}
        />
        <GiftBox isOpen={false} moves={false} shakes={0} />
      </div>
      <FormPanel view="asking" form={null} result={null} />
    </>
  )
}

/** 「活动规则」 of the box. */
function Rules() {
  const isInWechat = currentVisit().visit === 'wechat'
  return (
    <RulesPill>
      <RuleSection heading="谁可以参与">
        <p>收到好友链接的新用户，验证手机号即可参与，每个手机号、每台设备限参与一次。</p>
        {!isInWechat && <p>已注册过的用户无法领取新人礼，仍可打开App继续使用。</p>}
      </RuleSection>
      <RuleSection heading="好友关系">
        <p>好友关系以最先绑定的邀请人为准，绑定后不可更改。</p>
      </RuleSection>
      {!isInWechat && (
        <RuleSection heading="礼盒">
          <p>
            礼盒数量有限，派完为止。礼物在拆开后放入你的账户，部分礼物需要审核，请以App内显示为准。
          </p>
        </RuleSection>
      )}
      <RuleSection heading="其他">
        <p>数字资产请理性收藏，禁止炒作。</p>
        <p>如存在作弊等异常行为，平台有权取消参与资格。</p>
      </RuleSection>
    </RulesPill>
  )
}

/** The campaign, the visitor's role, and the inviter. */
function useFission() {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const link = readVisitParams(params)
  // The form, and its result, stay while the data of the person who has just logged in loads.
  const activity = useAnswer(getActivityById, { activityId: link.activityId })
  const me = useMe({ enabled: loggedIn })
  const inviter = useQuery(inviterQuery({ inviteCode: link.inviteCode }))
  const waiting = useWaitsForApp()
  const shell = useShellState(activity, activity.data)
  const inApp = currentVisit().visit === 'app'
  return {
    link,
    shell,
    // A login that the platform refuses is a guest's.
    loggedIn: loggedIn && !isSignedOut(me),
    me,
    uid: me.data?.uid,
    face: faceOf({ inApp, waiting, loggedIn, me, linkCode: link.inviteCode }),
    inviter: validInviter(inviter.data),
    isInviterPending: inviter.isPending,
    isSoldOut: activity.data !== undefined && isSoldOut(activity.data),
    phase:
      shell.name === 'ENDED'
        ? ('ended' as const)
        : shell.name === 'NOT_STARTED'
          ? ('soon' as const)
          : ('open' as const),
  }
}
