import { useState } from 'react'
import { Dialog } from '@/ui/modal/Dialog'
import type { Recruitment } from '../useRecruitment'
import { ApplySheet } from './ApplySheet'
import { useApply } from './useApply'

interface ApplyLayerProps {
  open: boolean
  onClose: () => void
  recruitment: Recruitment
}

/** The application, and that it has been handed in. */
export function ApplyLayer({ open, onClose, recruitment }: ApplyLayerProps) {
  const { level, standing, link } = recruitment
  const [isDone, setIsDone] = useState(false)
  const application = useApply({
    isOpen: open,
    onApplied: () => {
      onClose()
      setIsDone(true)
    },
  })
  return (
    <>
      <ApplySheet
        open={open && level !== undefined}
        onClose={onClose}
        title={standing === 'rejected' ? '重新申请' : '我要申请'}
        level={level ?? { levelId: '', name: '' }}
        inviteCode={link.inviteCode}
        application={application}
      />
      <Dialog
        open={isDone}
        onClose={() => setIsDone(false)}
        title="申请已提交"
        action={{ label: '我知道了', onPress: () => setIsDone(false) }}
      >
        预计3个工作日内完成审核，结果会在本页与App消息中通知你
      </Dialog>
    </>
  )
}
