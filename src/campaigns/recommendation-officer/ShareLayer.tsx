import { generateQrCode } from '@/api/invitation'
import { readUserInfo } from '@/api/login'
import { answerQuery } from '@/kit/page/query/answer'
import { queryClient } from '@/kit/page/query/queryClient'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import type { UserInfo } from '@/api/login'
import type { CertificateWords } from './officer'

interface ShareLayerProps {
  open: boolean
  onClose: () => void
  certificate: CertificateWords | undefined
  activityId: string
  activityName: string
  me: UserInfo | undefined
}

const PATH = '/recommendation-officer'

/** 「推荐函」: the officer's certificate as a poster, which links to the certificate itself. */
export function ShareLayer(props: ShareLayerProps) {
  const { open, onClose, certificate, activityId, activityName, me } = props
  const logInAgain = useLogInAgain()
  if (!certificate) return null
  const { name, number } = certificate
  const what = activityName === '' ? '这场活动' : `「${activityName}」`
  const line = `${number === '' ? '' : `No.${number} `}诚意推荐${what}`
  const loadCode = async () => {
    // The code has to open this certificate, also when the name loads late.
    const { uid } = me ?? (await queryClient.fetchQuery(answerQuery(readUserInfo, {})))
    const params = shareParams({ activityId, shareUid: uid, from: 'poster' })
    return generateQrCode({ activityId, path: PATH, params })
  }
  return (
    <LazySharePoster
      open={open}
      onClose={onClose}
      copy={{ title: '首席推荐官', line }}
      sharer={{ name, avatar: me?.avatar ?? '' }}
      share={{
        title: `${name} 的推荐函`,
        text: line,
        url: shareUrl(PATH, { activityId, shareUid: me?.uid }),
        imageUrl: '',
      }}
      loadCode={loadCode}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
      sceneProps={{ words: certificate }}
    />
  )
}
