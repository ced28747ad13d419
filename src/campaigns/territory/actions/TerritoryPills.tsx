import { useNavigate } from 'react-router-dom'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { addresses } from '../state/territoryAddress'
import type { TerritoryView } from '../state/territoryView'

export interface TerritoryPillsProps {
  /** Undefined: there is no territory to speak of. */
  view: TerritoryView | undefined
}

/** 规则 for everybody, 邀请 for the lord. */
export function TerritoryPills({ view }: TerritoryPillsProps) {
  const { track } = useCampaign()
  const navigate = useNavigate()
  const openPage = useOpenPage('territory')
  const territoryId = view?.territory.territoryId
  return (
    <>
      <SidePill
        label="规则"
        onPress={() => {
          track('button', 'rule')
          void navigate('/territoryRules')
        }}
      />
      {territoryId && view.relation === 'LORD' && (
        <SidePill
          label="邀请"
          onPress={() => {
            track('button', 'invite', { territoryId })
            openPage(addresses.invite(territoryId))
          }}
        />
      )}
    </>
  )
}
