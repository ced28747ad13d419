import { track } from '@/tracking/track'
import { ApplicationNote } from './ApplicationNote'
import { Conditions } from './Conditions'
import { Facts } from './Facts'
import { LordCard } from './LordCard'
import { plaqueOf } from './plaque'
import { PlaqueCard } from './PlaqueCard'
import { RevenueCard } from './RevenueCard'
import type { TerritoryParts, TerritoryView } from './territoryView'
import { TopFive } from './TopFive'

export interface TerritoryContentProps {
  view: TerritoryView
  parts: TerritoryParts
  onRetry: () => Promise<unknown>
  onLogin: () => void
  onEditGlory: () => void
}

/** The page below the hero, from the lord to the conditions. */
export function TerritoryContent({
  view,
  parts,
  onRetry,
  onLogin,
  onEditGlory,
}: TerritoryContentProps) {
  const { territory, relation } = view
  const { territoryId } = territory
  const isLord = relation === 'LORD'
  const edit = () => {
    track('territory', 'button', 'edit-glory', { territoryId })
    onEditGlory()
  }
  return (
    <>
      <LordCard territory={territory} isMe={isLord} />
      <ApplicationNote view={view} onLogin={onLogin} onRetry={onRetry} />
      <Facts territory={territory} />
      {territory.status === 'OCCUPIED' && (
        <PlaqueCard plaque={plaqueOf(territory.glory, isLord)} onEdit={isLord ? edit : undefined} />
      )}
      <RevenueCard key={territoryId} territoryId={territoryId} first={parts.revenue} />
      <TopFive top={parts.top} shownId={territoryId} onRetry={onRetry} />
      {!isLord && (
        <Conditions
          territory={territory}
          loggedIn={view.loggedIn}
          info={view.applyInfo}
          waiting={view.applyInfoPending}
          onLogin={onLogin}
          onRetry={onRetry}
        />
      )}
    </>
  )
}
