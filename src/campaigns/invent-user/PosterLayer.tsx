import { pullNewQrCode } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { head } from './head'

interface PosterLayerProps {
  open: boolean
  onClose: () => void
  activityId: string | undefined
  me: UserInfo | undefined
  inviteCode: string | undefined
}

const LINE = '扫一扫，和我一起走进数字世界'

/** The invitation as a poster, with a code of its own. */
export function PosterLayer({ open, onClose, activityId, me, inviteCode }: PosterLayerProps) {
  const logInAgain = useLogInAgain()
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title: '一起去看看', line: LINE }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{
        title: head.title,
        text: LINE,
        url: shareUrl('/invent-user', { activityId, inviteCode }),
        imageUrl: '',
      }}
      loadCode={() => pullNewQrCode({ activityId })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}
