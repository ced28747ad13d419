import type { SignReward } from '@/api/signIn'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { safeImage } from '@/lib/url/safeUrl'
import art from './reward.svg?no-inline'

export interface SignRewardDialogProps {
  reward: SignReward | undefined
  onClose: () => void
}

/** The reward of today's sign-in. */
export function SignRewardDialog({ reward, onClose }: SignRewardDialogProps) {
  return (
    <RewardDialog
      open={reward !== undefined}
      onClose={onClose}
      title="签到成功"
      name={reward?.rewardText || '签到奖励'}
      image={safeImage((reward?.bonus ?? reward)?.img) ?? art}
      note={reward && noteOf(reward)}
      action={{ label: '开心收下', onPress: onClose }}
    />
  )
}

function noteOf({ bonus, continuousDays }: SignReward): string | undefined {
  if (bonus) return `连续签到惊喜：${bonus.name || '神秘礼物'}`
  return continuousDays > 0 ? `已连续签到${continuousDays}天，明天继续` : undefined
}
