import { ButtonLink } from '@/kit/open-app/PageLink'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { addresses } from './territoryAddress'
import { ACTION_LABELS, isOpen, takesForm } from './territoryState'
import type { TerritoryView } from './territoryView'

export interface MainBarProps {
  view: TerritoryView
  onApply: () => void
}

/** The page's one main button. */
export function MainBar({ view, onApply }: MainBarProps) {
  const { track } = useCampaign()
  const press = useMainAction(view, onApply)
  const { action, territory } = view
  const { territoryId, planetId } = territory
  if (action === 'MANAGE')
    return (
      <ButtonLink
        wide
        to={addresses.manage(territoryId)}
        onClick={() => track('button', 'manage', { territoryId })}
      >
        {ACTION_LABELS[action]}
      </ButtonLink>
    )
  if (action === 'VISIT')
    return (
      <ButtonLink
        wide
        to={addresses.planet(planetId)}
        onClick={() => track('button', 'visit-planet', { territoryId, planetId })}
      >
        {ACTION_LABELS[action]}
      </ButtonLink>
    )
  return (
    <Button wide disabled={!isOpen(action)} busy={action === 'ASKING'} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** What a tap does, by the page's action; the waiting ones do nothing. */
function useMainAction({ action, territory }: TerritoryView, onApply: () => void) {
  const { track } = useCampaign()
  const isKnown = action !== 'LOGIN' && action !== 'ASKING'
  const logIn = useAfterLogin(isKnown, () => takesForm(action) && onApply())
  const ids = { territoryId: territory.territoryId }
  return () => {
    switch (action) {
      case 'LOGIN':
        track('button', 'apply', ids)
        return logIn()
      case 'APPLY':
      case 'APPLY_FREE':
      case 'REAPPLY':
        track('button', 'apply', ids)
        return onApply()
      case 'MANAGE':
      case 'VISIT':
      case 'ASKING':
      case 'REVIEWING':
      case 'APPLYING':
      case 'NO_PLANET':
      case 'LOCKED':
        return undefined
    }
  }
}
