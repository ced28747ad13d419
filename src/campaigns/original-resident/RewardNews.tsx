import { useState } from 'react'
import type { ReceivedReward } from '@/api/invitation'
import { RewardDialog } from '@/kit/campaign/RewardDialog'
import { safeImage } from '@/lib/safeUrl'
import type { DialogAction } from '@/ui/Dialog'

export interface RewardNewsProps {
  reward: ReceivedReward | undefined
  onClose: () => void
  /** More to do than to close. */
  action?: DialogAction
}

/** What has just been claimed. */
export function RewardNews({ reward, onClose, action }: RewardNewsProps) {
  // While the dialog leaves the screen it still says what it was about.
  const [last, setLast] = useState(reward)
  if (reward !== undefined && reward !== last) setLast(reward)
  if (!last) return null
  const close = { label: '开心收下', onPress: onClose }
  return (
    <RewardDialog
      open={reward !== undefined}
      onClose={onClose}
      title="领取成功"
      name={last.name || '神秘奖励'}
      image={safeImage(last.img)}
      count={last.type === 'POINT' ? 1 : last.count}
      note={noteOf(last)}
      action={action ?? close}
      otherAction={action && close}
    />
  )
}

function noteOf({ needAddress, status }: ReceivedReward): string {
  if (needAddress) return '请在App内填写收货地址'
  return status === 'PROCESSING' ? '正在发放，稍后到账' : '已放入您的账户'
}
