import { Dialog } from '@/ui/modal/Dialog'
import { AgreementLinks, type AgreementLinksProps } from './AgreementLinks'

export interface AgreementDialogProps extends AgreementLinksProps {
  open: boolean
  onAgree: () => void
  onDisagree: () => void
}

/** Opens on a login with the box unticked. */
export function AgreementDialog({ open, onAgree, onDisagree, onRead }: AgreementDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onDisagree}
      title="请阅读并同意以下协议"
      action={{ label: '同意并继续', onPress: onAgree }}
      otherAction={{ label: '不同意', onPress: onDisagree }}
    >
      为保障你的权益，登录前请阅读
      <AgreementLinks onRead={onRead} />
    </Dialog>
  )
}
