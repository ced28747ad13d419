import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { SidePill } from '@/kit/campaign/SidePill'
import { valueOf } from '@/kit/campaign/settle'
import { usePageData } from '@/kit/campaign/usePageData'
import { useShellState } from '@/kit/campaign/useShellState'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { useSeenAgain } from '@/kit/useSeenAgain'
import { sourceOf } from '@/lib/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { PAGE, noteClick } from './clicks'
import { Faces } from './Faces'
import { Hero } from './Hero'
import { invitationOf } from './inviter'
import type { loadOriginalResident } from './loader'
import { ResidentBadge } from './ResidentBadge'
import { ResidentSkeleton } from './ResidentSkeleton'
import { Rules } from './Rules'
import { useLastingParts } from './useLastingParts'
import { useResident } from './useResident'
import styles from './OriginalResident.module.css'

/** 「原住民计划」: residents invite and claim rewards by stages, newcomers claim a welcome gift. */
export function OriginalResidentPage() {
  const [query] = useSearchParams()
  const { reload, retry, ...page } = usePageData<typeof loadOriginalResident>()
  const parts = useLastingParts(page.parts, query.toString())
  useSeenAgain(reload)
  const gate = useLoginGate(PAGE)
  const times = useShellState(parts?.main, valueOf(parts?.main))
  const { shell, view, ...resident } = useResident({ parts, times, gate, reload })
  const from = sourceOf(query.get('from'))
  usePageView(PAGE, { activityId: resident.activityId, ...invitationOf(query), from })
  const [rulesOpen, setRulesOpen] = useState(false)
  const promotion = valueOf(parts?.promotion)

  return (
    <CampaignShell
      title="原住民计划"
      className={styles.theme}
      dark
      state={shell}
      skeleton={<ResidentSkeleton />}
      onRetry={retry}
      onStart={() => void reload()}
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
          {view?.face === 'resident' && <ResidentBadge residentNo={view.rewards.residentNo} />}
        </Hero>
      }
    >
      {view && <Faces view={view} shell={shell.name} reload={reload} {...resident} />}
      {gate.sheet}
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} />
    </CampaignShell>
  )
}
