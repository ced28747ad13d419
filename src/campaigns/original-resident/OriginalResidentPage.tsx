import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { readPromotionNumber } from '@/api/invitation'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { groupNumber } from '@/lib/format/groupNumber'
import { paths } from '@/paths'
import { SkeletonBlock, SkeletonCards } from '@/ui/Skeleton'
import { ChevronRightIcon } from '@/ui/icons'
import { DesertScene } from './DesertScene'
import { head } from './head'
import type { Invitation, Inviter } from './inviter'
import { NewcomerView } from './NewcomerView'
import { residentNumber, wording } from './resident'
import { ResidentView } from './ResidentView'
import { useClaim, useResident, type ResidentState } from './useResident'
import styles from './OriginalResidentPage.module.css'

/** 「原住民计划」: residents invite and claim rewards by stages, newcomers claim a welcome gift. */
export function OriginalResidentPage() {
  const { pageName } = useCampaign()
  const { shell, resident, ...page } = useResident()
  const promotion = useAnswer(readPromotionNumber, { activityId: page.activityId }).data
  usePageView(pageName, {
    activityId: page.activityId,
    ...page.invitation,
  })

  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<SkeletonCards heights={[320, 250, 250]} />}
      pills={<Rules />}
      hero={
        <Hero residents={promotion?.total} today={promotion?.today ?? 0}>
          {shell.name === 'LOADING' && <SkeletonBlock width={240} height={60} above={20} isPill />}
          {resident?.role === 'resident' && (
            <ResidentBadge residentNo={resident.rewards.residentNo} />
          )}
        </Hero>
      }
    >
      {resident && <RoleView resident={resident} shell={shell.name} {...page} />}
    </CampaignShell>
  )
}

interface HeroProps {
  /** The number of residents; undefined: unknown. */
  residents: number | undefined
  today: number
  /** Below the title: whose page it is. */
  children?: ReactNode
}

function Hero({ residents, today, children }: HeroProps) {
  return (
    <div className={styles.hero}>
      <Scene />
      <div className={styles.words}>
        <h1 className={styles.title}>原住民计划</h1>
        {children}
        {residents !== undefined && residents > 0 && (
          <p className={styles.count}>
            已有<b>{groupNumber(residents)}</b>位原住民
            {today > 0 && <span className={styles.today}>今日 +{groupNumber(today)}</span>}
          </p>
        )}
      </div>
    </div>
  )
}

function Scene() {
  return (
    <div className={styles.art}>
      <svg viewBox="0 0 750 760" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <DesertScene />
      </svg>
    </div>
  )
}

function ResidentBadge({ residentNo }: { residentNo: string }) {
  return (
    <p className={styles.number}>
      <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="20" fill="#ff8a5b" />
        <path fill="#2b1437" d="M20 8c5 3 8 8 7 14H13c-1-6 2-11 7-14zM12 24h16l-2 8H14z" />
        <circle cx="20" cy="17" r="3" fill="#86f3dc" />
      </svg>
      {residentNumber(residentNo)}
    </p>
  )
}

interface RoleViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  invitation: Invitation
  /** Null: no inviter. Undefined while it loads, and if it failed. */
  inviter: Inviter | null | undefined
}

/** The page of a resident or of a newcomer. */
function RoleView({ invitation, inviter, ...shared }: RoleViewProps) {
  const { activityId, resident } = shared
  const claim = useClaim(activityId)
  if (resident.role === 'newcomer')
    return <NewcomerView {...shared} claim={claim} invitation={invitation} inviter={inviter} />
  return resident.role && <ResidentView {...shared} claim={claim} />
}

function Rules() {
  const { showsRewards } = wording()
  return (
    <RulesPill>
      <RuleSection heading="谁可以参与">
        <p>完成手机号登录的用户即为原住民，拥有自己的原住民编号和邀请码。</p>
        <p>新人礼包仅限首次注册的用户领取，每个手机号、每台设备限领一次。</p>
      </RuleSection>
      <RuleSection heading="有效邀请">
        <p>
          好友通过你的邀请码、链接或海报首次注册，并完成实名认证、在App内登录后，计为一次有效邀请。
        </p>
        <p>每位好友只能接受一位原住民的邀请，以最先绑定的为准，绑定后不可更改。</p>
        <p>同一设备重复注册、虚假注册等情形不计入有效邀请，原因可在「邀请记录」中查看。</p>
      </RuleSection>
      {showsRewards && <StageRules />}
      <RuleSection heading="其他">
        <p>数字资产请理性收藏，禁止炒作。</p>
        <p>如存在作弊等异常行为，平台有权取消资格{showsRewards && '并收回相应奖励'}。</p>
      </RuleSection>
      <Link className={styles.more} to={paths.rewardRules()}>
        {showsRewards ? '查看奖励规则全文' : '查看规则全文'}
        <ChevronRightIcon />
      </Link>
    </RulesPill>
  )
}

function StageRules() {
  return (
    <RuleSection heading="阶段奖励">
      <p>
        有效邀请达到相应人数后，可在活动时间内领取对应阶段的奖励，每个阶段限领一次，数量有限，领完为止。
      </p>
      <p>积分类奖励实时到账，数字资产与实物奖励将在审核后发放，进度可在「奖励记录」中查看。</p>
      <p>活动结束后未领取的奖励视为放弃。</p>
    </RuleSection>
  )
}
