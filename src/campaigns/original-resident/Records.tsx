import { useState } from 'react'
import type { ResidentRecord } from '@/api/originalResident'
import { InvitedRow } from '@/kit/lists/InvitedRow'
import { RecordList } from '@/kit/lists/RecordList'
import { maskedPhone } from '@/lib/maskedPhone'
import { safeImage } from '@/lib/safeUrl'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { INVITED, invitedLine, invitedNote } from './records'
import { RewardRow } from './RewardRow'
import { useInvited, useRewards } from './useRecords'
import type { ResidentView } from './view'
import { wording } from './wording'
import styles from './Records.module.css'

const TABS = [
  { id: 'invited', label: '邀请记录' },
  { id: 'rewards', label: '奖励记录' },
] as const
type TabId = (typeof TABS)[number]['id']

export interface RecordsProps {
  loggedIn: boolean
  activityId: string | undefined
  /** The first page, where the page's loader has it; undefined while that asks for it. */
  invited: ResidentView['invited']
  rewards: readonly ResidentRecord[]
  onLogin: () => void
}

/** Who came, and what it brought. */
export function Records({ loggedIn, onLogin, ...lists }: RecordsProps) {
  const [tab, setTab] = useState<TabId>('invited')
  return (
    <section className={styles.card} aria-label="我的记录">
      <Tabs tabs={TABS} value={tab} onChange={setTab} label="我的记录">
        {loggedIn ? (
          <div className={styles.list}>
            {tab === 'rewards' && <RewardList {...lists} />}
            {tab === 'invited' &&
              (lists.invited ? <InvitedList {...lists} onLogin={onLogin} /> : <Waiting />)}
          </div>
        ) : (
          <EmptyState text="登录后查看您的记录">
            <Button quiet onPress={onLogin}>
              去登录
            </Button>
          </EmptyState>
        )}
      </Tabs>
    </section>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <SkeletonLines count={4} className={styles.bones} />
    </div>
  )
}

type InvitedListProps = Pick<RecordsProps, 'activityId' | 'invited' | 'onLogin'>

function InvitedList({ activityId, invited, onLogin }: InvitedListProps) {
  const records = useInvited(activityId, invited)
  return (
    <RecordList records={records} label="邀请记录" empty={wording().noInvited} onLogin={onLogin}>
      {(row) => (
        <InvitedRow
          name={maskedPhone(row.nickname)}
          avatar={safeImage(row.avatar)}
          time={invitedLine(row)}
          status={INVITED[row.status].label}
          tone={INVITED[row.status].tone}
          note={invitedNote(row, wording().tellsRewards)}
        />
      )}
    </RecordList>
  )
}

function RewardList({ rewards }: Pick<RecordsProps, 'rewards'>) {
  const records = useRewards(rewards)
  return (
    <RecordList records={records} label="奖励记录" empty="还没有奖励记录">
      {(row) => <RewardRow record={row} />}
    </RecordList>
  )
}
