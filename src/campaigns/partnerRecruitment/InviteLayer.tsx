import { generateQrCode } from '@/api/invitation'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { useMe } from '@/kit/people/me'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'

interface InviteLayerProps {
  open: boolean
  onClose: () => void
  inviteCode: string | undefined
  levelId: string | undefined
}

const COPY = {
  title: '城市合伙人',
  line: '一座城市，等一位同行者',
} as const
/** The target of a partner's poster: to register an interest. */
const PATH = '/partnerShareRegister'

/** The partner's poster, with the partner's own code. */
export function InviteLayer({ open, onClose, inviteCode, levelId }: InviteLayerProps) {
  const { loggedIn } = useCampaign()
  const logInAgain = useLogInAgain()
  const me = useMe({ enabled: loggedIn && open }).data
  const params = shareParams({ inviteCode, levelId })
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={COPY}
      sharer={{ name: me?.nickname || '城市合伙人', avatar: me?.avatar ?? '' }}
      share={{
        title: '邀请你成为城市合伙人',
        text: COPY.line,
        url: shareUrl(PATH, params),
        imageUrl: '',
      }}
      loadCode={() => generateQrCode({ path: PATH, params: { ...params, from: 'poster' } })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}
