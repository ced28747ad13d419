import type { UseQueryResult } from '@tanstack/react-query'
import type { UserInfo } from '@/api/login'
import type { Phase } from './fission'
import { useState } from 'react'
import { REGISTRANT_PAGE_SIZE, generateQrCode, listRegistrants } from '@/api/invitation'
import type { Registrant } from '@/api/invitation'
import { currentVisit } from '@/bridge/environment'
import { RegistrantRow } from '@/kit/invite/RegistrantRow'
import { registrantIdOf } from '@/kit/invite/invited'
import { usePages } from '@/kit/query/pagedQuery'
import { PageLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/query/QueryView'
import { isSignedOut } from '@/kit/query/queryPart'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { inviteCodeOf, pathWith } from '@/lib/url/urlParams'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { ChevronRightIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast/toast'
import { GiftBox } from './GiftBox'
import { wording } from './wording'
import styles from './InviterView.module.css'

const COPY = {
  title: '一起开启新世界',
  line: '有一只礼盒，等你来拆',
  lineInWechat: '一座等你点亮的数字世界',
} as const
const PATH = '/fission'

interface InviterViewProps {
  activityId: string | undefined
  phase: Phase
  loggedIn: boolean
  me: Pick<UseQueryResult<UserInfo>, 'data' | 'isPending'>
}

/** The view of an inviter: the progress, the latest invitees, and the invite buttons. */
export function InviterView({ activityId, phase, loggedIn, me }: InviterViewProps) {
  const { track } = useCampaign()
  const logInAgain = useLogInAgain()
  const [isPosterOpen, setIsPosterOpen] = useState(false)
  const inviteCode = inviteCodeOf(me.data?.inviteCode ?? '')
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
      <ProgressCard activityId={activityId} phase={phase} loggedIn={loggedIn} onInvite={invite} />
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
        }}
        loadCode={() =>
          generateQrCode({ activityId, path: PATH, params: { ...params, from: 'poster' } })
        }
        onSignedOut={logInAgain}
      >
        <GiftScene />
      </LazySharePoster>
    </>
  )
}

interface ProgressCardProps {
  activityId: string | undefined
  phase: Phase
  loggedIn: boolean
  onInvite: () => Promise<unknown> | void
}

/** The number of invitees, the last three of them, and the button that invites more. */
function ProgressCard({ activityId, phase, loggedIn, onInvite }: ProgressCardProps) {
  const query = usePages(
    listRegistrants,
    { activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf, enabled: loggedIn },
  )
  const isMember = loggedIn && !isSignedOut(query)
  const first = isMember ? query.data?.first : undefined
  return (
    <Card label="我的邀请" className={styles.card}>
      <dl className={styles.counts}>
        <Count name="已邀请" value={first?.total} />
        <Count name="有效" value={first?.validTotal} />
      </dl>
      <Button wide disabled={phase !== 'open'} onPress={onInvite}>
        {phase === 'ended' ? '活动已结束' : phase === 'soon' ? '敬请期待' : '邀请好友'}
      </Button>
      {isMember && (
        <QueryView query={query} skeleton={<SkeletonLines count={3} />} small>
          {({ rows }) => <Latest rows={rows} activityId={activityId} />}
        </QueryView>
      )}
    </Card>
  )
}

function Count({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div className={styles.count}>
      <dt>{name}</dt>
      <dd>
        <b>{value ?? '--'}</b>人
      </dd>
    </div>
  )
}

const SHOWN = 3

function Latest({
  rows,
  activityId,
}: {
  rows: readonly Registrant[]
  activityId: string | undefined
}) {
  if (rows.length === 0) return <p className={styles.empty}>{wording().nobodyYet}</p>
  return (
    <section aria-label="最近的好友" className={styles.latest}>
      <ul>
        {rows.slice(0, SHOWN).map((row, at) => (
          // The id may be missing.
          <li key={row.uid || at}>
            <RegistrantRow registrant={row} showsRewards={currentVisit().visit !== 'wechat'} />
          </li>
        ))}
      </ul>
      <PageLink to={pathWith('/invent-user', { activityId })} className={styles.all}>
        查看全部邀请
        <ChevronRightIcon />
      </PageLink>
    </section>
  )
}

/** The closed box on the poster, between its text and its ticket. */
function GiftScene() {
  return (
    <div className={styles.scene}>
      <GiftBox isOpen={false} moves={false} shakes={0} />
    </div>
  )
}
