import { useState } from 'react'
import { PrivacySheet } from '@/kit/login/agreement/PrivacySheet'
import { refetchPage } from '@/kit/page/query/queryClient'
import { ResultDialog } from '@/kit/territory/ResultDialog'
import type { Applied } from '@/kit/territory/applied'
import { useApply } from '@/kit/territory/useApply'
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
  const [name, setName] = useState('')
  const { application, applicationFailed, options } = carnival
  const knowsApplication = application !== undefined && !applicationFailed
  const write = useApply({
    isOpen: open,
    beforeNo: knowsApplication ? (application?.applyNo ?? '') : undefined,
    onClose,
    refetch: () => refetchPage(options.queryKey),
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
        onChosen={setName}
        onReadAgreement={() => setIsReading(true)}
      />
      <PrivacySheet
        type={isReading ? 'ADOPT_AGREEMENT' : undefined}
        onClose={() => setIsReading(false)}
      />
      <ResultDialog applied={applied} territoryName={name} onClose={() => setApplied(undefined)} />
    </>
  )
}
