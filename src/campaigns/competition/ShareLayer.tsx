import type { UserInfo } from '@/api/login'
import { readUserInfo } from '@/api/login'
import { createRegistrationCode } from '@/api/registration'
import { answerQuery } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { PAGE } from './competition'

interface ShareLayerProps {
  open: boolean
  onClose: () => void
  activityId: string
  name: string
  me: UserInfo | undefined
}

const LINE = '带上你的作品，一起登台'

/** The contest as a poster; its code opens this page. */
export function ShareLayer({ open, onClose, activityId, name, me }: ShareLayerProps) {
  const { loggedIn } = useCampaign()
  const loadCode = async () => {
    // A code made before the person is known would lack the sharer.
    const sharer = loggedIn && !me ? await ownInfo() : me
    const scene = 'COMPETITION_POSTER'
    return createRegistrationCode({ activityId, scene, page: PAGE, shareUid: sharer?.uid })
  }
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title: name, line: LINE }}
      sharer={{ name: me?.nickname || '你的好友', avatar: me?.avatar ?? '' }}
      share={{
        title: name,
        text: LINE,
        url: shareUrl(PAGE, { activityId, shareUid: me?.uid }),
        imageUrl: '',
      }}
      loadCode={loadCode}
      scene={() => import('./PosterScene')}
    />
  )
}

/** The poster can be made without a name. */
async function ownInfo() {
  try {
    return await queryClient.fetchQuery(answerQuery(readUserInfo, {}))
  } catch {
    return undefined
  }
}
