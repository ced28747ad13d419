import type { LoginGate } from '@/kit/login/useLoginGate'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { track } from '@/tracking/track'
import { addresses } from './addresses'
import type { TerritoryView } from './territoryView'

/** What a tap on the main button does, by the page's action; the waiting ones do nothing. */
export function useMainAction(view: TerritoryView, gate: LoginGate, onApply: () => void) {
  const openPage = useOpenPage('territory')
  const { action, territory } = view
  const ids = { territoryId: territory.territoryId }
  return () => {
    switch (action) {
      case 'LOGIN':
        track('territory', 'button', 'apply', ids)
        return gate.openLogin()
      case 'APPLY':
      case 'APPLY_FREE':
      case 'REAPPLY':
        track('territory', 'button', 'apply', ids)
        return onApply()
      case 'MANAGE':
        track('territory', 'button', 'manage', ids)
        return openPage(addresses.manage(territory.territoryId))
      case 'VISIT':
        track('territory', 'button', 'visit-planet', { ...ids, planetId: territory.planetId })
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
