import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { nameOf } from './names'

const PATH = '/soul'

interface SoulPosterProps {
  open: boolean
  onClose: () => void
  companion: Companion
}

/** The companion as a poster; its code is the page's own address, so no call is needed. */
export function SoulPoster({ open, onClose, companion }: SoulPosterProps) {
  const { loggedIn } = useCampaign()
  const me = useMe({ enabled: loggedIn && open }).data
  const { npcId } = companion
  const title = `来认识${nameOf(companion)}`
  const line = companion.tags.slice(0, 3).join(' · ') || '住在数字世界里的AI伙伴'
  const params = { npcId, shareUid: me?.uid }
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title, line }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{ title, text: line, url: shareUrl(PATH, params), imageUrl: '' }}
      loadCode={() =>
        Promise.resolve({
          qrcodeContent: shareUrl(PATH, { ...params, from: 'poster' }),
          expireAt: '',
        })
      }
      scene={() => import('./PosterScene')}
    />
  )
}
