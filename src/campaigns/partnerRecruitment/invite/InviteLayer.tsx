import { useMe } from '@/kit/people/me'
import { posterCode } from '@/kit/invite/posterCode'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import type { Recruitment } from '../useRecruitment'
import { PosterScene } from './PosterScene'

interface InviteLayerProps {
  open: boolean
  onClose: () => void
  recruitment: Recruitment
}

const COPY = {
  title: '城市合伙人',
  line: '一座城市，等一位同行者',
  lineInWechat: '一座城市，等一位同行者',
} as const
/** Where a partner's poster leads: to register and leave an interest. */
const PATH = '/partnerShareRegister'

/** The partner's poster, with the partner's own code. */
export function InviteLayer({ open, onClose, recruitment: { agent, level } }: InviteLayerProps) {
  const { loggedIn } = useCampaign()
  const logInAgain = useLogInAgain()
  const me = useMe({ enabled: loggedIn && open }).data
  const params = shareParams({ inviteCode: agent?.inviteCode, levelId: level?.levelId })
  const loadCode = () =>
    posterCode({ path: PATH, params: { ...params, from: 'poster' } }, () => {
      onClose()
      logInAgain()
    })
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
      loadCode={loadCode}
    >
      <PosterScene />
    </LazySharePoster>
  )
}
