import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import type { StoryView } from '../useStory'
import styles from './LifeCard.module.css'

interface LifeCardProps {
  view: StoryView
  onShare: () => void
}

/** The finale: the chapters of a life, on one card. */
export function LifeCard({ view: { story, me }, onShare }: LifeCardProps) {
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
