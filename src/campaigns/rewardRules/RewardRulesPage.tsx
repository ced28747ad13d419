import { readExchangeConfig } from '@/api/exchange'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { BUILT_IN_RULES } from './builtIn'
import styles from './RewardRulesPage.module.css'
import { StandardBox, StandardSkeleton } from './StandardBox'
import { TicketIcon } from './TicketIcon'

const SECTIONS = {
  earn: ['获得', '阶梯', '有效邀请'],
  freeze: ['冻结', '到账'],
  cash: ['兑现', '提现'],
  expire: ['有效期', '过期'],
}

/** How rewards are earned, frozen, expire and are exchanged. */
export function RewardRulesPage() {
  const { pageName, track } = useCampaign()
  const contact = () => {
    track('button', 'contact')
    return openApp({ pageName, path: appPages.customerService, counted: false })
  }
  return (
    <RuleDoc
      type="REWARD_RULES"
      title={head.title}
      icon={<TicketIcon />}
      builtInHtml={BUILT_IN_RULES}
      sections={SECTIONS}
      className={styles.theme}
      footer={
        <p className={styles.contact}>
          对规则有疑问？
          <Button quiet small onPress={contact}>
            联系客服
          </Button>
        </p>
      }
    >
      <Standard />
    </RuleDoc>
  )
}

/** The exchange's figures as of now: for members, and only where they can be read. */
function Standard() {
  const { loggedIn } = useCampaign()
  const { data, isPending } = useAnswer(readExchangeConfig, {}, { enabled: loggedIn })
  if (!loggedIn) return null
  if (isPending) return <StandardSkeleton />
  return data ? <StandardBox figures={data} /> : null
}
