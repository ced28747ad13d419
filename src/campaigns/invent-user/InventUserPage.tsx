import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { pullNewQrCode } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import { currentVisit } from '@/bridge/environment'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useAnswer } from '@/kit/query/answer'
import { isSignedOut } from '@/kit/query/queryPart'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { Hero } from './Hero'
import { NEUTRAL_LINE, faceOf, wording } from './inventUser'
import { InviteePage } from './InviteePage'
import { InviteesCard } from './InviteesCard'
import { CodeLine, QrCard } from './QrCard'
import { Steps } from './Steps'
import { TiersCard } from './TiersCard'
import styles from './InventUser.module.css'
import card from './QrCard.module.css'

/** 「邀请有礼」: a code to be scanned face to face, and the invitation for those who scanned it. */
export function InventUserPage() {
  const { pageName, loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, inviteCode } = readVisitParams(params)
  usePageView(pageName, { activityId, inviteCode })
  const me = useMe({ enabled: loggedIn })
  const inviter = useQuery(inviterQuery({ inviteCode }))
  const inApp = currentVisit().visit === 'app'
  const face = faceOf({ inApp, loggedIn, me, linkCode: inviteCode })
  const [hasJoined, setHasJoined] = useState(false)
  const isMember = loggedIn && !isSignedOut(me)
  if (inviteCode !== undefined && face !== 'inviter')
    return (
      <InviteePage
        invitation={{ inviteCode, activityId, inviter }}
        view={hasJoined ? 'joined' : face === undefined ? 'asking' : isMember ? 'member' : 'form'}
        onJoined={() => setHasJoined(true)}
      />
    )
  return <InviterPage activityId={activityId} me={isMember ? me.data : undefined} />
}

interface InviterPageProps {
  activityId: string | undefined
  me: UserInfo | undefined
}

const HOW_TO_INVITE = [
  { name: '亮出二维码', note: '登录后自动生成，到期自动更新' },
  { name: '好友扫一扫', note: '用微信或相机扫码，验证手机号' },
  { name: '一起出发', note: '好友加入后，会出现在你的邀请记录里' },
] as const

/** The person's own code, its rewards, and its invitees. */
function InviterPage({ activityId, me }: InviterPageProps) {
  const { loggedIn } = useCampaign()
  const query = useAnswer(
    pullNewQrCode,
    { activityId },
    { enabled: loggedIn, refetchOnWindowFocus: false },
  )
  const state = inviterShell(useShellState(query), loggedIn)
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  return (
    <CampaignShell
      title={wording().title}
      state={state}
      className={styles.theme}
      hero={
        <Hero title={wording().title} line={wording().line}>
          <QrCard
            query={query}
            activityId={activityId}
            isGuest={state.name === 'GUEST'}
            onPoster={() => setIsPosterOpen(true)}
          />
        </Hero>
      }
    >
      {state.name === 'GUEST' && <Steps heading="怎么邀请" steps={HOW_TO_INVITE} />}
      <TiersCard activityId={activityId} />
      <InviteesCard activityId={activityId} />
      <PosterLayer
        open={isPosterOpen}
        onClose={() => setIsPosterOpen(false)}
        activityId={activityId}
        me={me}
        inviteCode={query.data?.inviteCode}
      />
    </CampaignShell>
  )
}

/** The code's call reports that the campaign is over or taken down; if it fails, the other parts still work. */
function inviterShell(state: ShellState, loggedIn: boolean): ShellState {
  if (!loggedIn) return { name: 'GUEST' }
  return state.name === 'LOADING' || state.name === 'ERROR' ? { name: 'READY' } : state
}

interface PosterLayerProps {
  open: boolean
  onClose: () => void
  activityId: string | undefined
  me: UserInfo | undefined
  inviteCode: string | undefined
}

const LINE = '扫一扫，和我一起走进数字世界'

/** The invitation as a poster, with a code of its own. */
function PosterLayer({ open, onClose, activityId, me, inviteCode }: PosterLayerProps) {
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
      }}
      loadCode={() => pullNewQrCode({ activityId })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}

/** The placeholder of the code. */
function InviterSkeleton() {
  return (
    <Hero title={head.title} line={NEUTRAL_LINE}>
      <div className={card.card}>
        <SkeletonBlock className={card.square} />
        <CodeLine />
        <div className={card.ways}>
          <SkeletonBlock isPill />
          <SkeletonBlock isPill />
        </div>
      </div>
    </Hero>
  )
}

/** For the page's static document, built without the address and without the browser. */
export function InventUserShell() {
  return (
    <WaitingShell title={head.title} className={styles.theme} pageSkeleton={<InviterSkeleton />} />
  )
}
