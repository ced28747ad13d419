import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ExchangeConfig } from '@/api/exchange'
import { usePageData } from '@/kit/campaign/usePageData'
import { valueOf } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { headingOf } from '@/kit/rules/outline'
import type { RuleHeading } from '@/kit/rules/outline'
import { RuleDoc } from '@/kit/rules/RuleDoc'
import { ruleTextOf } from '@/kit/rules/ruleText'
import { isLoggedIn } from '@/session/session'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { BUILT_IN_RULES } from './builtIn'
import type { loadRewardRules } from './loader'
import styles from './RewardRulesPage.module.css'
import { SECTIONS } from './sections'
import { StandardBox, StandardSkeleton } from './StandardBox'
import { TicketIcon } from './TicketIcon'

/** How rewards are earned, frozen, expire and are exchanged. */
export function RewardRulesPage() {
  const { parts } = usePageData<typeof loadRewardRules>()
  const [params] = useSearchParams()
  const section = params.get('section')
  const wanted = useCallback(
    (headings: readonly RuleHeading[]) => headingOf(section, SECTIONS, headings),
    [section],
  )
  const contact = () => {
    track('rewardRules', 'button', 'contact')
    return openApp({
      pageName: 'rewardRules',
      path: appPages.customerService,
      counted: false,
    })
  }
  return (
    <RuleDoc
      pageName="rewardRules"
      title="奖励规则"
      icon={<TicketIcon />}
      text={ruleTextOf(parts?.main, BUILT_IN_RULES)}
      wanted={wanted}
      className={styles.theme ?? ''}
      footer={
        <p className={styles.contact}>
          对规则有疑问？
          <Button quiet small onPress={contact}>
            联系客服
          </Button>
        </p>
      }
    >
      {parts && <Standard part={parts.standard} />}
    </RuleDoc>
  )
}

/** Nobody logged in: no figures, and no room for them. */
function Standard({ part }: { part: Settled<ExchangeConfig | null> | undefined }) {
  if (!part) return isLoggedIn() ? <StandardSkeleton /> : null
  const figures = valueOf(part)
  return figures ? <StandardBox figures={figures} /> : null
}
