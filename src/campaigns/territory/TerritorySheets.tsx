import { useState } from 'react'
import { valueOf } from '@/kit/campaign/settle'
import { PrivacySheet } from '@/kit/login/PrivacySheet'
import { ApplySheet } from './ApplySheet'
import { GlorySheet } from './GlorySheet'
import { ResultDialog } from './ResultDialog'
import { ACTION_LABELS } from './territoryState'
import type { TerritoryParts, TerritoryView } from './territoryView'
import { useApply } from './useApply'
import type { Applied } from './useApply'

export type OpenSheet = 'apply' | 'glory' | undefined

export interface TerritorySheetsProps {
  view: TerritoryView
  open: OpenSheet
  onClose: () => void
  inviteCode: string | undefined
  reload: () => Promise<TerritoryParts>
  retry: () => Promise<unknown>
  onLogin: () => void
}

/** What lies over the page: the application and its end, the plaque's words, the agreement. */
export function TerritorySheets(props: TerritorySheetsProps) {
  const { view, open, onClose, reload, onLogin } = props
  const [applied, setApplied] = useState<Applied>()
  const [reading, setReading] = useState(false)
  const signedOut = () => {
    onClose()
    onLogin()
  }
  const write = useApply({
    reload,
    onSignedOut: signedOut,
    onApplied: (answer) => {
      onClose()
      setApplied(answer)
    },
  })
  return (
    <>
      <ApplySheet
        open={open === 'apply'}
        onClose={onClose}
        title={titleOf(view)}
        territory={view.territory}
        info={view.applyInfo}
        write={write}
        inviteCode={props.inviteCode}
        onReadAgreement={() => setReading(true)}
        onRetry={props.retry}
      />
      <PrivacySheet
        type={reading ? 'ADOPT_AGREEMENT' : undefined}
        onClose={() => setReading(false)}
      />
      <ResultDialog
        applied={applied}
        territoryName={view.territory.name}
        onClose={() => setApplied(undefined)}
      />
      <GlorySheet
        open={open === 'glory'}
        onClose={onClose}
        territory={view.territory}
        reload={async () => valueOf((await reload()).main)?.glory?.text ?? ''}
        onSignedOut={signedOut}
      />
    </>
  )
}

function titleOf({ action }: TerritoryView): string {
  return action === 'APPLY_FREE' || action === 'REAPPLY'
    ? ACTION_LABELS[action]
    : ACTION_LABELS.APPLY
}
