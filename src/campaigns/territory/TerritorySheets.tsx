import { useEffect, useState } from 'react'
import type { PrivacyType } from '@/api/privacy'
import { GlorySheet } from '@/kit/glory/GlorySheet'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { fetchFresh, refetchPage } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { ResultDialog } from '@/kit/territory/ResultDialog'
import type { Applied } from '@/kit/territory/applied'
import { useApply } from '@/kit/territory/useApply'
import { ApplySheet } from './apply/ApplySheet'
import { ACTION_LABELS } from './territoryState'
import { withApplied } from './territoryView'
import type { TerritoryView } from './territoryView'
import { useTerritory } from './useTerritory'

export type OpenSheet = 'apply' | 'glory' | undefined

export interface TerritorySheetsProps {
  view: TerritoryView
  open: OpenSheet
  onClose: () => void
  inviteCode: string | undefined
}

/** What lies over the page: the application and its result, the plaque's words, the agreement. */
export function TerritorySheets({ view, open, onClose, inviteCode }: TerritorySheetsProps) {
  const { openLogin } = useCampaign()
  const { applyPatch, options } = useTerritory()
  const [applied, setApplied] = useState<Applied>()
  const [agreement, setAgreement] = useState<PrivacyType>()
  const askForLogin = () => {
    onClose()
    openLogin()
  }
  // A login can end while a sheet is open: what is in it is then nobody's.
  useEffect(() => {
    if (open && !view.loggedIn) askForLogin()
  })
  const knowsApplication = !view.applicationFailed && view.action !== 'ASKING'
  const write = useApply({
    isOpen: open === 'apply',
    beforeNo: knowsApplication ? (view.application?.applyNo ?? '') : undefined,
    onClose,
    refetch: () => refetchPage(options.queryKey),
    onApplied: (answer) => {
      applyPatch(withApplied(view.territory, answer))
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
        inviteCode={inviteCode}
        onReadAgreement={() => setAgreement(view.applyInfo?.agreementType)}
      />
      <PrivacySheet type={agreement} onClose={() => setAgreement(undefined)} />
      <ResultDialog
        applied={applied}
        territoryName={view.territory.name}
        onClose={() => setApplied(undefined)}
      />
      <GlorySheet
        open={open === 'glory'}
        onClose={onClose}
        title="编辑铭文"
        territory={view.territory}
        source={{
          fetchFresh: () => fetchFresh(options),
          applyPatch: (territory) => applyPatch({ territory }),
          refetch: () => refetchPage(options.queryKey),
        }}
      />
    </>
  )
}

function titleOf({ action }: TerritoryView): string {
  return action === 'APPLY_FREE' || action === 'REAPPLY'
    ? ACTION_LABELS[action]
    : ACTION_LABELS.APPLY
}
