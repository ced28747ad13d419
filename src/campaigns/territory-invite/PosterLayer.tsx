import { generateQrCode } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import type { Territory } from '@/api/territory'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { head } from './head'

interface PosterLayerProps {
  open: boolean
  onClose: () => void
  territoryId: string
  territory: Territory
  me: UserInfo | undefined
}

const PATH = '/territory-invite'

/** The territory's poster, with the lord's own code. */
export function PosterLayer({ open, onClose, territoryId, territory, me }: PosterLayerProps) {
  const logInAgain = useLogInAgain()
  const place = territory.name || '我的领地'
  const line = `${place}，等你来点一盏灯`
  const params = shareParams({ territoryId, inviteCode: me?.inviteCode })
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title: '来做我的邻居', line }}
      sharer={{ name: me?.nickname || '领主', avatar: me?.avatar ?? '' }}
      share={{ title: head.title, text: line, url: shareUrl(PATH, params), imageUrl: '' }}
      loadCode={() => generateQrCode({ path: PATH, params: { ...params, from: 'poster' } })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}
