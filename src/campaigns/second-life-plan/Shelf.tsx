import { useState } from 'react'
import type { ReceivedReward } from '@/api/invitation'
import { readStory, receiveStoryReward, type StoryReward } from '@/api/secondLife'
import { RewardNews } from '@/kit/claim/RewardNews'
import { Card } from '@/kit/page/parts/Card'
import { fetchAnswer, invalidateAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { LockIcon } from '@/ui/icons'
import { Picture } from '@/ui/picture/Picture'
import { showToast } from '@/ui/toast/toast'
import { lazyLayer } from '@/ui/useLazyLayer'
import { REWARD_WORDS, isClaimed, rewardActionOf } from './secondLife'
import { useStory } from './useStory'
import styles from './Shelf.module.css'

const LazyMessageSheet = lazyLayer(
  { name: 'MessageSheet', load: async () => (await import('./MessageSheet')).MessageSheet },
  ({ reward, onClose }) => ({ open: reward !== undefined, onClose }),
)

/** The rewards of the chapters, on wooden boards. */
export function Shelf({ rewards }: { rewards: readonly StoryReward[] }) {
  const { activityId, loggedIn } = useStory()
  const [messageFor, setMessageFor] = useState<StoryReward>()
  const { claim, news, closeNews } = useClaim(activityId, rewards)
  return (
    <Card heading="纪念品书架">
      {rewards.length === 0 ? (
        <EmptyState text="纪念品正在准备，敬请期待" />
      ) : (
        <ul className={styles.shelf}>
          {rewards.map((reward, at) => (
            // The id may be missing.
            <li key={reward.rewardId || at} className={styles.item}>
              <ShelfItem
                reward={reward}
                loggedIn={loggedIn}
                onClaim={claim}
                onMessage={setMessageFor}
              />
            </li>
          ))}
        </ul>
      )}
      <RewardNews
        reward={news?.answer}
        onClose={closeNews}
        action={
          news?.reward?.needPhone
            ? {
                label: '短信接收领取方式',
                onPress: () => {
                  setMessageFor(news.reward)
                  closeNews()
                },
              }
            : undefined
        }
      />
      <LazyMessageSheet reward={messageFor} onClose={() => setMessageFor(undefined)} />
    </Card>
  )
}

interface News {
  answer: ReceivedReward
  reward: StoryReward | undefined
}

/** Each tap claims one souvenir; then the story is refetched. */
function useClaim(activityId: string | undefined, rewards: readonly StoryReward[]) {
  const [news, setNews] = useState<News>()
  const refetch = () => invalidateAnswer(readStory, { activityId })
  const { write } = useWrite<{ rewardId: string }, ReceivedReward>({
    send: ({ rewardId }, bizNo) => receiveStoryReward({ rewardId, bizNo }),
    onDone: (answer, { rewardId }) => {
      setNews({ answer, reward: rewards.find((one) => one.rewardId === rewardId) })
      return refetch()
    },
    checkApplied: async ({ rewardId }) => {
      const applied = isClaimed(await fetchAnswer(readStory, { activityId }), rewardId)
      if (applied) showToast('领取成功')
      return applied
    },
  })
  return {
    claim: ({ rewardId }: StoryReward) => write({ rewardId }),
    news,
    closeNews: () => setNews(undefined),
  }
}

interface ShelfItemProps {
  reward: StoryReward
  loggedIn: boolean
  onClaim: (reward: StoryReward) => Promise<void>
  onMessage: (reward: StoryReward) => void
}

/** A souvenir on its board, and its action. */
function ShelfItem({ reward, loggedIn, onClaim, onMessage }: ShelfItemProps) {
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
