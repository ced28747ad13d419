import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import type { StoryView } from '../useStory'
import styles from './ShareCard.module.css'

interface ShareCardProps {
  view: StoryView
  onShare: () => void
}

/** The person's own story, to be shown to a friend. */
export function ShareCard({ view: { loggedIn }, onShare }: ShareCardProps) {
  const { track, openLogin } = useCampaign()
  return (
    <Card heading="把故事讲给朋友">
      <p className={styles.line}>每个人的第二人生都不一样，看看朋友会怎么写。</p>
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
