import { posterCode } from '@/kit/invite/posterCode'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { head } from '../head'
import type { InviteView } from '../useInvitePage'
import { PosterScene } from './PosterScene'

interface PosterLayerProps {
  open: boolean
  onClose: () => void
  view: InviteView
}

const PATH = '/territory-invite'

/** The territory's poster, with the lord's own code. */
export function PosterLayer({ open, onClose, view }: PosterLayerProps) {
  const logInAgain = useLogInAgain()
  const { me, territory, territoryId } = view
  const place = territory?.name || '我的领地'
  const line = `${place}，等你来点一盏灯`
  const params = shareParams({ territoryId, inviteCode: me?.inviteCode })
  const loadCode = () =>
    posterCode({ path: PATH, params: { ...params, from: 'poster' } }, () => {
      onClose()
      logInAgain()
    })
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title: '来做我的邻居', line, lineInWechat: line }}
      sharer={{ name: me?.nickname || '领主', avatar: me?.avatar ?? '' }}
      share={{ title: head.title, text: line, url: shareUrl(PATH, params), imageUrl: '' }}
      loadCode={loadCode}
    >
      <PosterScene />
    </LazySharePoster>
  )
}
