import { readNewCampaign, type NewCampaign } from '@/api/newCampaign'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { useAnswer } from '@/kit/query/answer'
import { isSignedOut } from '@/kit/query/queryPart'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { PeriodSection, RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { GiftCard, GiftSkeleton } from './GiftCard'
import { head } from './head'
import { Hero } from './Hero'
import { Steps } from './Steps'
import styles from './NewCampaign.module.css'

/** 「新活动」: one gift a day. */
export function NewCampaignPage() {
  const { pageName, loggedIn } = useCampaign()
  const query = useAnswer(readNewCampaign, undefined)
  const campaign = query.data
  const shell = useShellState(query, campaign)
  usePageView(pageName)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={
        <>
          <GiftSkeleton />
          <Steps />
        </>
      }
      hero={<Hero />}
      pills={<Rules campaign={campaign} />}
    >
      <GiftCard
        visitor={{
          shell: shell.name,
          loggedIn: loggedIn && !isSignedOut(query),
          campaign,
        }}
        points={campaign?.giftPoints}
        isAsking={query.isPlaceholderData}
      />
      <Steps />
      <OpenAppBar pageName={pageName} />
    </CampaignShell>
  )
}

function Rules({ campaign }: { campaign: NewCampaign | undefined }) {
  return (
    <RulesPill>
      <PeriodSection times={campaign} />
      <RuleSection heading="参与方式">
        <p>登录后，每人每天可以领取一份礼物，当天24点前有效。</p>
      </RuleSection>
      <RuleSection heading="礼物说明">
        <p>礼物以积分发放，领取后放入你的账户。每天数量有限，领完为止。</p>
      </RuleSection>
    </RulesPill>
  )
}
