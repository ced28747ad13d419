import { useEffect, useState } from 'react'
import type { PrivacyType } from '@/api/privacy'
import { requireValue } from '@/kit/campaign/settle'
import { PrivacySheet } from '@/kit/login/PrivacySheet'
import type { Applied } from './applied'
import { ApplySheet } from './ApplySheet'
import { GlorySheet } from './GlorySheet'
import { ResultDialog } from './ResultDialog'
import { ACTION_LABELS } from './territoryState'
import type { TerritoryParts, TerritoryView } from './territoryView'
import { withApplied, withWords } from './told'
import { useApply } from './useApply'
import type { useTold } from './useTold'

export type OpenSheet = 'apply' | 'glory' | undefined

export interface TerritorySheetsProps {
  view: TerritoryView
  open: OpenSheet
  onClose: () => void
  inviteCode: string | undefined
  reload: (name: 'main') => Promise<Pick<TerritoryParts, 'main'>>
  retry: () => Promise<unknown>
  tell: ReturnType<typeof useTold>['tell']
  onLogin: () => void
}

/** What lies over the page: the application and its end, the plaque's words, the agreement. */
export function TerritorySheets(props: TerritorySheetsProps) {
  const { view, open, onClose, reload, tell, onLogin } = props
  const [applied, setApplied] = useState<Applied>()
  const [reading, setReading] = useState<PrivacyType>()
  const askForLogin = () => {
    onClose()
    onLogin()
  }
  const signedOut = () => {
    askForLogin()
    void reload('main')
  }
  // A login can end while its sheet is open: what stands there is then nobody's.
  useEffect(() => {
    if (open && !view.loggedIn) askForLogin()
  })
  const knowsApplication = !view.applicationFailed && view.action !== 'ASKING'
  const write = useApply({
    isOpen: open === 'apply',
    beforeNo: knowsApplication ? (view.application?.applyNo ?? '') : undefined,
    reload,
    onSignedOut: signedOut,
    onApplied: (answer) => {
      tell((parts) => withApplied(parts, answer))
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
        onReadAgreement={() => setReading(view.applyInfo?.agreementType)}
        onRetry={props.retry}
      />
      <PrivacySheet type={reading} onClose={() => setReading(undefined)} />
      <ResultDialog
        applied={applied}
        territoryName={view.territory.name}
        onClose={() => setApplied(undefined)}
      />
      <GlorySheet
        open={open === 'glory'}
        onClose={onClose}
        territory={view.territory}
        reload={async () => requireValue((await reload('main')).main)?.glory?.text ?? ''}
        onHandedIn={(words) => tell((parts) => withWords(parts, words))}
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
