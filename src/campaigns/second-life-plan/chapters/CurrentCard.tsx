import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { chapterPath } from '../secondLife'
import type { StoryView } from '../useStory'
import styles from './CurrentCard.module.css'

/** The chapter that is being lived, and the way to it. */
export function CurrentCard({ view: { current, progress, isOpen } }: { view: StoryView }) {
  const { pageName, track } = useCampaign()
  if (progress !== 'reading' || !current) return null
  return (
    <Card heading="正在进行" aside={<Tag tone="accent">进行中</Tag>}>
      <p className={styles.title}>{current.title || '新的一章'}</p>
      {current.desc !== '' && <p className={styles.desc}>{current.desc}</p>}
      <Button
        wide
        disabled={!isOpen}
        onPress={() => {
          track('button', 'go-finish', { stepId: current.stepId })
          return openApp({ pageName, path: chapterPath(current.stepId) })
        }}
      >
        去完成
      </Button>
    </Card>
  )
}
