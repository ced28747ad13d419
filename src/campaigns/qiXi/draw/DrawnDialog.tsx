import { RewardDialog } from '@/kit/claim/RewardDialog'
import { safeImage } from '@/lib/url/safeUrl'
import { Dialog } from '@/ui/modal/Dialog'
import type { Draw } from './useDraw'

/** What the wheel has brought. */
export function DrawnDialog({ draw: { drawn, close } }: { draw: Draw }) {
  const prize = typeof drawn === 'object' ? drawn : undefined
  return (
    <>
      <RewardDialog
        open={prize !== undefined}
        onClose={close}
        name={prize?.name || '奖品'}
        image={safeImage(prize?.img)}
        note="已放入你的账户，可在App内查看"
        action={{ label: '好的', onPress: close }}
      />
      <Dialog
        open={drawn === 'unknown'}
        onClose={close}
        title="本次抽奖已完成"
        action={{ label: '知道了', onPress: close }}
      >
        <p>奖品以App内「我的奖品」为准</p>
      </Dialog>
    </>
  )
}
