import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { FissionSkeleton } from './FissionSkeleton'
import { head } from './head'
import { useGift } from './hero/useGift'
import { InviteeHero } from './InviteeHero'
import { InviteeView } from './InviteeView'
import { InviterHero } from './InviterHero'
import { InviterView } from './InviterView'
import { Rules } from './Rules'
import { useFission } from './useFission'
import styles from './Fission.module.css'

/** 「和好友一起开启新世界」: a friend's link to a sealed box, and for whoever invites their own progress. */
export function FissionPage() {
  const { pageName, track } = useCampaign()
  const [params] = useSearchParams()
  const { inviteCode, activityId, channel, from } = readVisitParams(params)
  usePageView(pageName, { inviteCode, activityId, channel, from })
  const fission = useFission()
  const gift = useGift(fission)
  const [areRulesOpen, setAreRulesOpen] = useState(false)
  const { shell, face } = fission
  const isInviter = face === 'inviter'
  return (
    <CampaignShell
      title={head.title}
      state={shell}
      className={styles.theme}
      skeleton={<FissionSkeleton />}
      hero={isInviter ? <InviterHero /> : <InviteeHero fission={fission} gift={gift} />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setAreRulesOpen(true)
          }}
        />
      }
    >
      {isInviter ? (
        <InviterView fission={fission} />
      ) : (
        <InviteeView fission={fission} gift={gift} />
      )}
      <Rules open={areRulesOpen} onClose={() => setAreRulesOpen(false)} />
    </CampaignShell>
  )
}
