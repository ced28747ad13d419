import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { priceText } from './market'

interface FarDialogProps {
  open: boolean
  onClose: () => void
  price: number | undefined
  floor: number | undefined
  busy: boolean
  onConfirm: () => Promise<void> | void
}

/** Asks for confirmation of a price far from the usual one. */
export function FarDialog({ price, floor, ...dialog }: FarDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="价格偏离地板价较多，确认提交？"
      rows={[
        { label: '你的价格', value: priceText(price) },
        { label: '地板价', value: priceText(floor) },
      ]}
      confirmLabel="确认提交"
    />
  )
}
