import type { LoginGate } from '@/kit/login/useLoginGate'
import { Button } from '@/ui/Button'
import { ACTION_LABELS, isOpen } from './territoryState'
import type { TerritoryView } from './territoryView'
import { useMainAction } from './useMainAction'

export interface MainBarProps {
  view: TerritoryView
  gate: LoginGate
  onApply: () => void
}

/** The page's one main button. */
export function MainBar({ view, gate, onApply }: MainBarProps) {
  const press = useMainAction(view, gate, onApply)
  return (
    <Button wide disabled={!isOpen(view.action)} busy={view.action === 'ASKING'} onPress={press}>
      {ACTION_LABELS[view.action]}
    </Button>
  )
}
