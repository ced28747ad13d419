import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readPromotionNumber } from '@/api/invitation'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { noteClick } from './role/clicks'
import { Hero } from './hero/Hero'
import { ResidentBadge } from './hero/ResidentBadge'
import styles from './OriginalResident.module.css'
import { ResidentSkeleton } from './ResidentSkeleton'
import { RoleView } from './role/RoleView'
import { Rules } from './Rules'
import { useResident } from './resident/useResident'

/** 「原住民计划」: residents invite and claim rewards by stages, newcomers claim a welcome gift. */
export function OriginalResidentPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { shell, resident, ...page } = useResident()
  const promotion = useAnswer(readPromotionNumber, { activityId: page.activityId }).data
  usePageView(pageName, {
    activityId: page.activityId,
    ...page.invitation,
    from: sourceOf(params.get('from')),
  })
  const [rulesOpen, setRulesOpen] = useState(false)

  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<ResidentSkeleton />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            noteClick('rule')
            setRulesOpen(true)
          }}
        />
      }
      hero={
        <Hero residents={promotion?.total} today={promotion?.today ?? 0}>
          {resident?.role === 'resident' && (
            <ResidentBadge residentNo={resident.rewards.residentNo} />
          )}
        </Hero>
      }
    >
      {resident && <RoleView resident={resident} shell={shell.name} {...page} />}
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} />
    </CampaignShell>
  )
}
