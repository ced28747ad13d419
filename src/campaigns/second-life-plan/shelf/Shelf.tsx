import { useState } from 'react'
import type { StoryReward } from '@/api/secondLife'
import { RewardNews } from '@/kit/claim/RewardNews'
import { Card } from '@/kit/page/parts/Card'
import { EmptyState } from '@/ui/EmptyState'
import type { StoryView } from '../useStory'
import { MessageSheet } from './MessageSheet'
import styles from './Shelf.module.css'
import { ShelfItem } from './ShelfItem'
import { useClaim } from './useClaim'

interface ShelfProps {
  view: StoryView
  rewards: readonly StoryReward[]
}

/** What the chapters bring, on boards of wood. */
export function Shelf({ view, rewards }: ShelfProps) {
  const [messageFor, setMessageFor] = useState<StoryReward>()
  const { claim, news, closeNews } = useClaim(view.activityId)
  const isByMessage = news?.reward.needPhone === true
  return (
    <Card heading="纪念品书架">
      {rewards.length === 0 ? (
        <EmptyState text="纪念品正在准备，敬请期待" />
      ) : (
        <ul className={styles.shelf}>
          {rewards.map((reward, at) => (
            // The platform may leave the id out.
            <li key={reward.rewardId || at} className={styles.item}>
              <ShelfItem
                reward={reward}
                loggedIn={view.loggedIn}
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
        {...(isByMessage && {
          action: {
            label: '短信接收领取方式',
            onPress: () => {
              setMessageFor(news.reward)
              closeNews()
            },
          },
        })}
      />
      <MessageSheet reward={messageFor} onClose={() => setMessageFor(undefined)} />
    </Card>
  )
}
