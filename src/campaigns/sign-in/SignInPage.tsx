import { Card } from '@/kit/page/parts/Card'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { SkeletonBlock } from '@/ui/Skeleton'
import { CalendarCard } from './CalendarCard'
import { Hero } from './Hero'
import { SignCard } from './SignCard'
import { TasksCard } from './TasksCard'
import { head } from './head'
import { cycleDaysOf } from './signIn'
import { useSignStatus } from './useSignStatus'
import styles from './SignInPage.module.css'

export function SignInPage() {
  const { pageName } = useCampaign()
  const { status, activityId } = useSignStatus()
  const shell = useShellState(status, status.data)
  usePageView(pageName, { activityId })

  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<SignSkeleton />}
      hero={<Hero shell={shell.name} />}
      pills={
        <Rules
          cycleDays={cycleDaysOf(status.data)}
          makeup={status.data?.makeupLeft !== undefined}
        />
      }
    >
      <SignCard shell={shell.name} />
      <CalendarCard shell={shell.name} />
      <TasksCard shell={shell.name} />
    </CampaignShell>
  )
}

function Rules({ cycleDays, makeup }: { cycleDays: number; makeup: boolean }) {
  return (
    <RulesPill>
      <RuleSection heading="签到">
        <p>每个自然日可签到一次，以北京时间0点为界，以平台记录的时间为准。</p>
        <p>签到奖励实时发放到账户，可在「我的积分」中查看。</p>
      </RuleSection>
      <RuleSection heading="连续签到">
        <p>
          每连续签到{cycleDays}天为一轮，奖励逐日提升，第{cycleDays}
          天另有惊喜；签满一轮后开始新的一轮。
        </p>
        <p>中断一天，连续天数从头计算。</p>
      </RuleSection>
      {makeup && (
        <RuleSection heading="补签">
          <p>使用补签卡可补签本月漏签的日期，每补签一天消耗1张。补签后连续天数重新计算。</p>
          <p>补签卡不可转让，不可兑换现金。</p>
        </RuleSection>
      )}
      <RuleSection heading="其他">
        <p>如存在作弊等异常行为，平台有权收回相应奖励。</p>
      </RuleSection>
    </RulesPill>
  )
}

function SignSkeleton() {
  return (
    <>
      <Card>
        <SkeletonBlock height={392} />
        <SkeletonBlock above={28} isPill />
      </Card>
      <Card>
        <SkeletonBlock height={720} />
      </Card>
    </>
  )
}
