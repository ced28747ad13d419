import { storyQrCode } from '@/api/secondLife'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { coverText } from './secondLife'
import { useStory } from './useStory'
import styles from './ShareCards.module.css'

interface ShareCardProps {
  onShare: () => void
}

/** The finale: the chapters of a life, on one card. */
export function LifeCard({ onShare }: ShareCardProps) {
  const { story, me } = useStory()
  const { track } = useCampaign()
  const name = me?.nickname || '我'
  return (
    <section className={styles.card} aria-label="人生卡片">
      <p className={styles.over}>全书完</p>
      <h2 className={styles.title}>{name}的第二人生</h2>
      <ol className={styles.chapters}>
        {story?.steps.map(({ stepId, title }, at) => (
          <li key={stepId || at}>{title || `第${at + 1}章`}</li>
        ))}
      </ol>
      <p className={styles.line}>每一章都是你亲手写下的。故事还会继续。</p>
      <Button
        className={styles.share}
        onPress={() => {
          track('button', 'share')
          onShare()
        }}
      >
        分享人生卡片
      </Button>
    </section>
  )
}

/** The person's own story, to be shown to a friend. */
export function ShareCard({ onShare }: ShareCardProps) {
  const { loggedIn } = useStory()
  const { track, openLogin } = useCampaign()
  return (
    <Card heading="把故事讲给朋友">
      <p className={styles.shareCardLine}>每个人的第二人生都不一样，看看朋友会怎么写。</p>
      <Button
        quiet
        wide
        onPress={() => {
          track('button', 'share')
          if (loggedIn) onShare()
          else openLogin(onShare)
        }}
      >
        分享我的故事
      </Button>
    </Card>
  )
}

/** The story as a poster: its progress, or all of it. */
export function PosterLayer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const logInAgain = useLogInAgain()
  const { story, me, activityId, progress } = useStory()
  if (!story) return null
  const isFinished = progress === 'finished'
  const title = isFinished ? '我的第二人生' : head.title
  const line = {
    finished: `${story.steps.length}章故事，已经写完`,
    reading: `我的故事，写到${coverText(story)}`,
    unopened: '我的故事，即将翻开第一页',
    unknown: '我的故事，即将翻开第一页',
  }[progress]
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title, line }}
      sharer={{ name: me?.nickname || '数字居民', avatar: me?.avatar ?? '' }}
      share={{
        title,
        text: head.description,
        url: shareUrl('/second-life-plan', { activityId, shareUid: me?.uid }),
      }}
      loadCode={() => storyQrCode({ activityId })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}
