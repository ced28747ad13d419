import { useState } from 'react'
import { SidePill } from '@/kit/campaign/SidePill'
import { PrivacySheet } from '@/kit/login/PrivacySheet'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { track } from '@/tracking/track'
import { addresses } from './addresses'
import type { TerritoryView } from './territoryView'

export interface TerritoryPillsProps {
  /** Undefined: there is no territory to speak of. */
  view: TerritoryView | undefined
}

/** 规则 for everybody, 邀请 for the lord. */
export function TerritoryPills({ view }: TerritoryPillsProps) {
  const [reading, setReading] = useState(false)
  const openPage = useOpenPage('territory')
  const territoryId = view?.territory.territoryId
  return (
    <>
      <SidePill
        label="规则"
        onPress={() => {
          track('territory', 'button', 'rule')
          setReading(true)
        }}
      />
      {territoryId && view.relation === 'LORD' && (
        <SidePill
          label="邀请"
          onPress={() => {
            track('territory', 'button', 'invite', { territoryId })
            openPage(addresses.invite(territoryId))
          }}
        />
      )}
      <PrivacySheet
        type={reading ? 'TERRITORY_RULES' : undefined}
        onClose={() => setReading(false)}
      />
    </>
  )
}
