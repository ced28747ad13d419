import { useState } from 'react'
import { generateQrCode } from '@/api/invitation'
import type { UserInfo } from '@/api/login'
import type { Territory } from '@/api/territory'
import { readInvitationTime, type InvitationRecord } from '@/api/user'
import { InviteCode } from '@/kit/invite/InviteCode'
import { InvitedList } from '@/kit/invite/InvitedList'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/query/QueryView'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { useLogInAgain } from '@/kit/page/useLogInAgain'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { copyAndTell } from '@/kit/share/copyText'
import { stampMinute } from '@/lib/format/stamp'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { Tabs } from '@/ui/tabs/Tabs'
import { showToast } from '@/ui/toast/toast'
import { lazyLayer } from '@/ui/useLazyLayer'
import type { LordLayer } from './FriendSheets'
import { head } from './head'
import { isFull } from './territoryInvite'
import styles from './LordView.module.css'

const PATH = '/territory-invite'

interface LordViewProps {
  territoryId: string
  territory: Territory
  me: UserInfo | undefined
}

const LazyFriendSheets = lazyLayer(
  { name: 'FriendSheets', load: async () => (await import('./FriendSheets')).FriendSheets },
  ({ layer, onLayer }) => ({
    open: layer !== undefined && layer.name !== 'poster',
    onClose: () => onLayer(undefined),
  }),
)

/** The lord's invite tools, and the invitees. */
export function LordView({ territoryId, territory, me }: LordViewProps) {
  const [layer, setLayer] = useState<LordLayer>()
  const close = () => setLayer(undefined)
  return (
    <>
      <InviteActions
        territoryId={territoryId}
        isFull={isFull(territory)}
        inviteCode={me?.inviteCode ?? ''}
        onOpen={setLayer}
      />
      <InvitedTabs territoryId={territoryId} />
      <PosterLayer
        open={layer?.name === 'poster'}
        onClose={close}
        territoryId={territoryId}
        territory={territory}
        me={me}
      />
      <LazyFriendSheets
        layer={layer}
        onLayer={setLayer}
        territoryId={territoryId}
        ownUid={me?.uid}
      />
    </>
  )
}

interface InviteActionsProps {
  territoryId: string
  isFull: boolean
  /** '' while unknown. */
  inviteCode: string
  onOpen: (layer: LordLayer) => void
}

/** The code, the poster, the link, and a friend of the platform; none of them when the place is full. */
function InviteActions({ territoryId, isFull: full, inviteCode, onOpen }: InviteActionsProps) {
  const { track } = useCampaign()
  const url = shareUrl(PATH, { territoryId, inviteCode, from: 'app' })
  return (
    <Card heading="邀请好友" className={styles.card}>
      <InviteCode
        inviteCode={inviteCode}
        onCopy={() => track('button', 'copy')}
        onUnknown={() => showToast('邀请码暂未生成，请稍后刷新再试')}
      />
      <div className={styles.ways}>
        <Button
          quiet
          disabled={full}
          onPress={() => {
            track('button', 'share')
            onOpen({ name: 'poster' })
          }}
        >
          分享海报
        </Button>
        <Button
          quiet
          disabled={full}
          onPress={() => {
            track('button', 'copy')
            return copyAndTell('链接', url)
          }}
        >
          复制链接
        </Button>
      </div>
      <Button
        wide
        disabled={full}
        onPress={() => {
          track('button', 'invite-friend')
          onOpen({ name: 'search' })
        }}
      >
        {full ? '居民已满' : '邀请站内好友'}
      </Button>
    </Card>
  )
}

const TABS = [
  { id: 'registered', label: '邀请记录' },
  { id: 'sent', label: '已发送' },
] as const

type InvitedTab = (typeof TABS)[number]['id']

/** People who came by the lord's code, and those whom the lord invited directly. */
function InvitedTabs({ territoryId }: { territoryId: string }) {
  const [tab, setTab] = useEntryState<InvitedTab>('records', 'registered')
  return (
    <Card label="邀请记录">
      <Tabs tabs={TABS} value={tab} onChange={setTab} label="邀请记录">
        {tab === 'registered' ? (
          <InvitedList
            activityId={undefined}
            empty="还没有邀请记录，快去邀请好友吧"
            showsRewards={false}
          />
        ) : (
          <Sent territoryId={territoryId} />
        )}
      </Tabs>
    </Card>
  )
}

function Sent({ territoryId }: { territoryId: string }) {
  const query = useAnswer(readInvitationTime, { scene: 'TERRITORY', refId: territoryId })
  return (
    <QueryView query={query} skeleton={<SkeletonLines count={4} />} small>
      {({ records }) => <SentList records={records} />}
    </QueryView>
  )
}

/** A resident invitation: "sent" until it is answered. */
const SENT = {
  PENDING: { status: '已发送', tone: 'plain' },
  ACCEPTED: { status: '已接受', tone: 'success' },
  DECLINED: { status: '已婉拒', tone: 'plain' },
  EXPIRED: { status: '已过期', tone: 'plain' },
  DONE: { status: '已入驻', tone: 'accent' },
} as const satisfies Record<InvitationRecord['status'], object>

function SentList({ records }: { records: readonly InvitationRecord[] }) {
  if (records.length === 0) return <EmptyState text="还没有发出过邀请" />
  return (
    <ul>
      {records.map((record, at) => (
        // The id may be missing.
        <li key={record.invitationId || at}>
          <InvitedRow
            name={record.nickname}
            avatar={record.avatar}
            time={stampMinute(record.start)}
            {...SENT[record.status]}
          />
        </li>
      ))}
    </ul>
  )
}

interface PosterLayerProps {
  open: boolean
  onClose: () => void
  territoryId: string
  territory: Territory
  me: UserInfo | undefined
}

/** The territory's poster, with the lord's own code. */
function PosterLayer({ open, onClose, territoryId, territory, me }: PosterLayerProps) {
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
      share={{ title: head.title, text: line, url: shareUrl(PATH, params) }}
      loadCode={() => generateQrCode({ path: PATH, params: { ...params, from: 'poster' } })}
      onSignedOut={logInAgain}
      scene={() => import('./PosterScene')}
    />
  )
}
