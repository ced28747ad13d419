import { useState } from 'react'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { getActivityById } from '@/api/activity'
import { answerKey } from '@/kit/page/query/answer'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { refetchPage } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { ResultDialog } from '@/kit/territory/ResultDialog'
import type { Applied } from '@/kit/territory/applied'
import { useApply } from '@/kit/territory/useApply'
import { addresses } from './carnival'
import { ClaimSheet } from './ClaimSheet'
import type { Carnival } from './useCarnival'

interface ClaimLayerProps {
  open: boolean
  onClose: () => void
  carnival: Carnival
}

/** The application, what became of it, and the agreement. */
export function ClaimLayer({ open, onClose, carnival }: ClaimLayerProps) {
  const [applied, setApplied] = useState<Applied>()
  const [isReading, setIsReading] = useState(false)
  const [chosen, setChosen] = useState({ name: '', territoryId: '' })
  const { pageName, track } = useCampaign()
  const openPage = useOpenPage(pageName)
  const { application, applicationFailed, activityId } = carnival
  const knowsApplication = application !== undefined && !applicationFailed
  const write = useApply({
    isOpen: open,
    beforeNo: knowsApplication ? (application?.applyNo ?? '') : undefined,
    onClose,
    refetch: () => refetchPage(answerKey(getActivityById, { activityId })),
    onApplied: (answer) => {
      onClose()
      setApplied(answer)
    },
  })
  return (
    <>
      <ClaimSheet
        open={open}
        onClose={() => {
          write.clearRefusal()
          onClose()
        }}
        territories={carnival.activity?.territories ?? []}
        inviteCode={carnival.inviteCode}
        write={write}
        onChosen={setChosen}
        onReadAgreement={() => setIsReading(true)}
      />
      <PrivacySheet
        type={isReading ? 'ADOPT_AGREEMENT' : undefined}
        onClose={() => setIsReading(false)}
      />
      <ResultDialog
        applied={applied}
        territoryName={chosen.name}
        onClose={() => setApplied(undefined)}
        onVisit={() => {
          setApplied(undefined)
          track('button', 'my-territory')
          return openPage(addresses.territory(chosen.territoryId))
        }}
      />
    </>
  )
}
