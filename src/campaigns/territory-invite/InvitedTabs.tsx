import { readInvitationTime } from '@/api/user'
import type { InvitationRecord } from '@/api/user'
import { InvitedList } from '@/kit/invite/InvitedList'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useAnswer } from '@/kit/page/query/answer'
import { stampMinute } from '@/lib/format/stamp'
import { safeImage } from '@/lib/url/safeUrl'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { Tabs } from '@/ui/tabs/Tabs'

const TABS = [
  { id: 'registered', label: '邀请记录' },
  { id: 'sent', label: '已发送' },
] as const

export type InvitedTab = (typeof TABS)[number]['id']

interface InvitedTabsProps {
  tab: InvitedTab
  onTab: (tab: InvitedTab) => void
  territoryId: string
}

/** People who came by the lord's code, and those whom the lord invited directly. */
export function InvitedTabs({ tab, onTab, territoryId }: InvitedTabsProps) {
  return (
    <Card label="邀请记录">
      <Tabs tabs={TABS} value={tab} onChange={onTab} label="邀请记录">
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

function SentList({ records }: { records: readonly InvitationRecord[] }) {
  if (records.length === 0) return <EmptyState text="还没有发出过邀请" />
  return (
    <ul>
      {records.map((record, at) => (
        // The id may be missing.
        <li key={record.invitationId || at}>
          <InvitedRow
            name={record.nickname}
            avatar={safeImage(record.avatar)}
            time={stampMinute(record.start)}
            {...SENT[record.status]}
          />
        </li>
      ))}
    </ul>
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

function Sent({ territoryId }: { territoryId: string }) {
  const query = useAnswer(readInvitationTime, { scene: 'TERRITORY', refId: territoryId })
  return (
    <QueryView query={query} skeleton={<SkeletonLines count={4} />} small>
      {({ records }) => <SentList records={records} />}
    </QueryView>
  )
}
