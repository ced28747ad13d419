import { useCampaign } from '@/kit/page/useCampaign'
import { ApplicationNote } from './apply/ApplicationNote'
import { Conditions } from './apply/Conditions'
import { Facts } from './facts/Facts'
import { plaqueOf } from './glory/plaque'
import { PlaqueCard } from './glory/PlaqueCard'
import { LordCard } from './facts/LordCard'
import { RevenueCard } from './revenue/RevenueCard'
import type { TerritoryView } from './state/territoryView'
import { TopFive } from './facts/TopFive'

export interface TerritoryContentProps {
  view: TerritoryView
  onEditGlory: () => void
}

/** The page below the hero, from the lord to the conditions. */
export function TerritoryContent({ view, onEditGlory }: TerritoryContentProps) {
  const { track } = useCampaign()
  const { territory, relation } = view
  const { territoryId } = territory
  const isLord = relation === 'LORD'
  const edit = () => {
    track('button', 'edit-glory', { territoryId })
    onEditGlory()
  }
  return (
    <>
      <LordCard territory={territory} isMe={isLord} />
      <ApplicationNote view={view} />
      <Facts territory={territory} />
      {territory.status === 'OCCUPIED' && (
        <PlaqueCard plaque={plaqueOf(territory.glory, isLord)} onEdit={isLord ? edit : undefined} />
      )}
      <RevenueCard key={territoryId} territoryId={territoryId} />
      <TopFive shownId={territoryId} />
      {!isLord && <Conditions view={view} />}
    </>
  )
}
