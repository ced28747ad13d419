import type { StoryReward } from '@/api/secondLife'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { LockIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { REWARD_WORDS, rewardActionOf } from '../secondLife'
import styles from './Shelf.module.css'

interface ShelfItemProps {
  reward: StoryReward
  loggedIn: boolean
  onClaim: (reward: StoryReward) => Promise<void>
  onMessage: (reward: StoryReward) => void
}

/** A souvenir on its board, and what can be done with it. */
export function ShelfItem({ reward, loggedIn, onClaim, onMessage }: ShelfItemProps) {
  const { track, openLogin } = useCampaign()
  const { rewardId, status, img } = reward
  const name = reward.name || '神秘纪念品'
  const action = rewardActionOf(reward, loggedIn)
  return (
    <>
      <span className={styles.place} data-status={status}>
        <Picture src={img} name={name} decorative className={styles.picture} />
        {status === 'LOCKED' && (
          <span className={styles.lock} aria-hidden="true">
            <LockIcon />
          </span>
        )}
      </span>
      <span className={styles.board} aria-hidden="true" />
      <p className={styles.name}>{name}</p>
      {action === 'claim' || action === 'login' ? (
        <Button
          small
          label={`领取 ${name}`}
          onPress={() => {
            track('button', 'claim', { rewardId })
            return action === 'login' ? openLogin() : onClaim(reward)
          }}
        >
          领取
        </Button>
      ) : (
        <p className={styles.state}>{REWARD_WORDS[status]}</p>
      )}
      {action === 'resend' && (
        <Button small quiet label={`再次发送短信 ${name}`} onPress={() => onMessage(reward)}>
          再次发送短信
        </Button>
      )}
    </>
  )
}
