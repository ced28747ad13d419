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
  const territoryId = view?.territory.territoryId
  return (
    <>
      <SidePill label="规则" to="/territoryRules" onPress={() => track('button', 'rule')} />
      {territoryId && view.relation === 'LORD' && (
        <SidePill
          label="邀请"
          to={addresses.invite(territoryId)}
          onPress={() => track('button', 'invite', { territoryId })}
        />
      )}
    </>
  )
}
