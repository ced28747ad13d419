import type { ReceivedReward } from '@/api/invitation'
import type { DialogAction } from '@/ui/modal/Dialog'
import { RewardDialog } from './RewardDialog'

export interface RewardNewsProps {
  reward: ReceivedReward | undefined
  onClose: () => void
  /** An action besides closing. */
  action?: DialogAction
}

/** The reward just claimed, and its present place. */
export function RewardNews({ reward, onClose, action }: RewardNewsProps) {
  const close = { label: '开心收下', onPress: onClose }
  return (
    <RewardDialog
      open={reward !== undefined}
      onClose={onClose}
      title="领取成功"
      name={reward?.name || '神秘奖励'}
      image={reward?.img}
      count={reward?.type === 'POINT' ? 1 : reward?.count}
      note={reward && noteOf(reward)}
      action={action ?? close}
      otherAction={action && close}
    />
  )
}

function noteOf({ needAddress, status }: ReceivedReward): string {
  if (needAddress) return '请在App内填写收货地址'
  return status === 'PROCESSING' ? '正在发放，稍后到账' : '已放入你的账户'
}
