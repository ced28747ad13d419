import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { generateQrCode } from '@/api/invitation'
import { readUserInfo, type UserInfo } from '@/api/login'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { answerQuery, useAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { SkeletonCards } from '@/ui/Skeleton'
import { Certificate } from './Certificate'
import { Duties } from './Duties'
import { head } from './head'
import { MainBar } from './MainBar'
import {
  actionOf,
  canLookForOwn,
  faceOf,
  ownCertificate,
  shortened,
  stageLine,
  viewedCertificate,
} from './officer'
import type { Action, CertificateWords, Face } from './officer'
import { Stage } from './Stage'
import styles from './RecommendationOfficer.module.css'

/** 「首席推荐官」: an empty seat; taking it gives a certificate to share. */
export function RecommendationOfficerPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid } = readVisitParams(params)
  usePageView(pageName, { activityId, shareUid })
  if (activityId === undefined)
    return (
      <BadLink
        title={head.title}
        text="活动链接有误"
        detail="请从活动页面或好友分享的链接重新进入"
        className={styles.theme}
      />
    )
  return <OfficerPage activityId={activityId} shareUid={shareUid} />
}

interface OfficerPageProps {
  activityId: string
  shareUid: string | undefined
}

function OfficerPage({ activityId, shareUid }: OfficerPageProps) {
  const view = useOfficer(activityId, shareUid)
  const [isSharing, setIsSharing] = useState(false)
  const { certificate, activityName, isNew } = view
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={view.shell}
      skeleton={SKELETON}
      hero={
        <Stage line={stageLine(view)}>
          {certificate && (
            <Certificate words={certificate} activityName={activityName} isNew={isNew} />
          )}
        </Stage>
      }
      pills={<Rules />}
      bottomBar={
        <MainBar
          action={view.action}
          activityId={activityId}
          onShare={() => setIsSharing(true)}
          onNew={view.markNew}
        />
      }
    >
      <OwnLinks action={view.action} />
      <Duties />
      <ShareLayer
        open={isSharing}
        onClose={() => setIsSharing(false)}
        certificate={certificate}
        activityId={activityId}
        activityName={activityName}
        me={view.me}
        officerUid={view.face === 'viewer' ? shareUid : view.me?.uid}
      />
    </CampaignShell>
  )
}

/** The activity, the page's role, the certificate on it, and the resulting action of the main button. */
function useOfficer(activityId: string, shareUid: string | undefined) {
  const { loggedIn } = useCampaign()
  const activity = useAnswer(getActivityById, { activityId })
  const me = useMe({ enabled: loggedIn })
  const sharer = useQuery(inviterQuery({ shareUid }))
  // The seal of an earlier certificate is not animated.
  const [isNew, setIsNew] = useState(false)

  const face = faceOf({ shareUid, loggedIn, sharer, me })
  const isKnown = face !== 'asking'
  const shell = useShellState(
    { data: isKnown ? activity.data : undefined, error: activity.error },
    activity.data,
  )
  return {
    activityName: shortened((activity.data?.name ?? '').trim()),
    shell,
    face,
    me: me.data,
    certificate: certificateOf(face),
    isNew,
    markNew: () => setIsNew(true),
    action: actionOf({
      face,
      shell: shell.name,
      loggedIn,
      // A guest's answer has no certificate.
      activity: { ...activity, isPending: activity.isPending || activity.isPlaceholderData },
    }),
  }

  function certificateOf(whose: Face): CertificateWords | undefined {
    if (whose === 'viewer') return sharer.data ? viewedCertificate(sharer.data) : undefined
    const own = activity.data?.officer
    return whose === 'own' && own ? ownCertificate(own, me.data?.nickname) : undefined
  }
}

/** Under the stage: an officer's invite link, and a guest's link to an earlier certificate. */
function OwnLinks({ action }: { action: Action }) {
  const { track, loggedIn, openLogin } = useCampaign()
  if (action === 'share')
    return (
      <div className={styles.own}>
        <ButtonLink quiet wide to="/original-resident" onClick={() => track('button', 'invite')}>
          邀请好友
        </ButtonLink>
      </div>
    )
  if (!canLookForOwn(action, loggedIn)) return null
  return (
    <div className={styles.own}>
      <button type="button" className={styles.link} onClick={() => openLogin()}>
        已是推荐官？登录查看证书
      </button>
    </div>
  )
}

interface ShareLayerProps {
  open: boolean
  onClose: () => void
  certificate: CertificateWords | undefined
  activityId: string
  activityName: string
  me: UserInfo | undefined
  /** Whose certificate it is. */
  officerUid: string | undefined
}

const PATH = '/recommendation-officer'

/** 「推荐函」: the officer's certificate as a poster, which links to the certificate itself. */
function ShareLayer(props: ShareLayerProps) {
  const { open, onClose, certificate, activityId, activityName, me, officerUid } = props
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
        url: shareUrl(PATH, { activityId, shareUid: officerUid }),
      }}
      loadCode={loadCode}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
      sceneProps={{ words: certificate }}
    />
  )
}

/** 「活动规则」 of the officers. */
function Rules() {
  return (
    <RulesPill>
      <RuleSection heading="就任">
        <p>活动期间，登录后点「立即就任」即可成为本次活动的首席推荐官。</p>
        <p>每个活动每人只有一席，席位有限，满员为止。</p>
      </RuleSection>
      <RuleSection heading="证书">
        <p>就任后获得写有姓名、编号与日期的证书，编号按就任先后生成，不可更改或转让。</p>
        <p>活动结束后，证书仍可在本页查看。</p>
      </RuleSection>
      <RuleSection heading="行为约定">
        <p>请只推荐自己体验过的内容，不夸大、不打扰他人。</p>
        <p>推荐官是荣誉称号。如有冒用、虚假宣传等行为，平台有权撤销称号。</p>
      </RuleSection>
    </RulesPill>
  )
}

const SKELETON = <SkeletonCards heights={[220, 220]} />

/** For the page's static document, which has no parameters. */
export function OfficerShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      hero={<Stage line="一席之位，等一位真诚的人" />}
      skeleton={SKELETON}
    />
  )
}
