import { useState } from 'react'
import { currentVisit } from '@/bridge/environment'
import { posterCode } from '@/kit/invite/posterCode'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { inviteCodeOf } from '@/lib/url/urlParams'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { showToast } from '@/ui/toast/toast'
import type { Fission } from '../useFission'
import { GiftScene } from './GiftScene'
import { ProgressCard } from './ProgressCard'

const COPY = {
  title: '一起开启新世界',
  line: '有一只礼盒，等你来拆',
  lineInWechat: '一座等你点亮的数字世界',
} as const
const PATH = '/fission'

/** What somebody who invites sees: how far they are, the last who came, and the way to invite. */
export function InviterView({ fission }: { fission: Fission }) {
  const { track } = useCampaign()
  const logInAgain = useLogInAgain()
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  const { link, me, loggedIn } = fission
  const inviteCode = inviteCodeOf(me.data?.inviteCode ?? '')
  const { activityId } = link
  const params = shareParams({ inviteCode, activityId })
  const showPoster = () => {
    if (inviteCode !== undefined) setIsPosterOpen(true)
    else showToast('邀请码暂未生成，请稍后刷新再试')
  }
  const logIn = useAfterLogin(loggedIn && !me.isPending, showPoster)
  const invite = () => {
    track('button', 'invite', { activityId })
    if (loggedIn) showPoster()
    else logIn()
  }
  return (
    <>
      <ProgressCard fission={fission} onInvite={invite} />
      <LazySharePoster
        open={isPosterOpen}
        onClose={() => setIsPosterOpen(false)}
        copy={COPY}
        sharer={{
          name: me.data?.nickname || '你的好友',
          avatar: me.data?.avatar ?? '',
        }}
        share={{
          title: '好友邀请你来看看',
          text: currentVisit().visit === 'wechat' ? COPY.lineInWechat : COPY.line,
          url: shareUrl(PATH, params),
          imageUrl: '',
        }}
        loadCode={() =>
          posterCode({ activityId, path: PATH, params: { ...params, from: 'poster' } }, () => {
            setIsPosterOpen(false)
            logInAgain()
          })
        }
      >
        <GiftScene />
      </LazySharePoster>
    </>
  )
}
