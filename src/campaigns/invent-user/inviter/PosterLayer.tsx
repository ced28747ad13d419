import type { UserInfo } from '@/api/login'
import { pullNewQrCode } from '@/api/invitation'
import { ownCode } from '@/kit/invite/ownCode'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { head } from '../head'
import { PosterScene } from './PosterScene'

interface PosterLayerProps {
  open: boolean
  onClose: () => void
  activityId: string | undefined
  me: UserInfo | undefined
  inviteCode: string | undefined
}

const LINE = '扫一扫，和我一起走进数字世界'

/** The code as a poster, with a code of its own. */
export function PosterLayer({ open, onClose, activityId, me, inviteCode }: PosterLayerProps) {
  const logInAgain = useLogInAgain()
  const loadCode = () =>
    ownCode(
      () => pullNewQrCode({ activityId }),
      () => {
        onClose()
        logInAgain()
      },
    )
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title: '一起去看看', line: LINE, lineInWechat: LINE }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{
        title: head.title,
        text: LINE,
        url: shareUrl('/invent-user', { activityId, inviteCode }),
        imageUrl: '',
      }}
      loadCode={loadCode}
    >
      <PosterScene />
    </LazySharePoster>
  )
}
