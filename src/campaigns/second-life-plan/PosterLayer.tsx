import { storyQrCode } from '@/api/secondLife'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { head } from './head'
import { coverText } from './secondLife'
import { useStory } from './useStory'

interface PosterLayerProps {
  open: boolean
  onClose: () => void
}

/** The story as a poster: its progress, or all of it. */
export function PosterLayer({ open, onClose }: PosterLayerProps) {
  const logInAgain = useLogInAgain()
  const { story, me, activityId, progress } = useStory()
  if (!story) return null
  const isFinished = progress === 'finished'
  const title = isFinished ? '我的第二人生' : head.title
  const line = isFinished
    ? `${story.steps.length}章故事，已经写完`
    : `我的故事，写到${coverText(story)}`
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
        imageUrl: '',
      }}
      loadCode={() => storyQrCode({ activityId })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}
