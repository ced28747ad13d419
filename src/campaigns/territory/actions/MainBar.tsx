import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { addresses } from '../state/territoryAddress'
import { ACTION_LABELS, isOpen } from '../state/territoryState'
import type { TerritoryView } from '../state/territoryView'

export interface MainBarProps {
  view: TerritoryView
  onApply: () => void
}

/** The page's one main button. */
export function MainBar({ view, onApply }: MainBarProps) {
  const press = useMainAction(view, onApply)
  return (
    <Button wide disabled={!isOpen(view.action)} busy={view.action === 'ASKING'} onPress={press}>
      {ACTION_LABELS[view.action]}
    </Button>
  )
}

/** What a tap does, by the page's action; the waiting ones do nothing. */
function useMainAction({ action, territory }: TerritoryView, onApply: () => void) {
  const { track, openLogin } = useCampaign()
  const openPage = useOpenPage('territory')
  const ids = { territoryId: territory.territoryId }
  return () => {
    switch (action) {
      case 'LOGIN':
        track('button', 'apply', ids)
        return openLogin()
      case 'APPLY':
      case 'APPLY_FREE':
      case 'REAPPLY':
        track('button', 'apply', ids)
        return onApply()
      case 'MANAGE':
        track('button', 'manage', ids)
        return openPage(addresses.manage(territory.territoryId))
      case 'VISIT':
        track('button', 'visit-planet', { ...ids, planetId: territory.planetId })
        return openPage(addresses.planet(territory.planetId))
      case 'ASKING':
      case 'REVIEWING':
      case 'APPLYING':
      case 'NO_PLANET':
      case 'LOCKED':
        return undefined
    }
  }
}
