import { useMemo, useState } from 'react'
import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import type { Registrant } from '@/api/invitation'
import type { ResidentRecord } from '@/api/originalResident'
import { InvitedRow } from '@/kit/lists/InvitedRow'
import type { Page } from '@/kit/lists/pagedList'
import { RecordList } from '@/kit/lists/RecordList'
import { usePagedList } from '@/kit/lists/usePagedList'
import { safeImage } from '@/lib/safeUrl'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Tabs } from '@/ui/Tabs'
import { INVITED, invitedLine, invitedNote, sliceOf } from './records'
import { RewardRow } from './RewardRow'
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
  /** The first page, where the page's loader has it. */
  invited: Page<Registrant> | undefined
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
            {tab === 'invited' ? <InvitedList {...lists} /> : <RewardList {...lists} />}
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

function InvitedList({ activityId, invited }: Pick<RecordsProps, 'activityId' | 'invited'>) {
  const records = usePagedList({
    key: activityId ?? '',
    load: (pageNo, signal) =>
      listRegistrants({ activityId, pageNo, pageSize: REGISTRANT_PAGE_SIZE }, { signal }),
    idOf: ({ uid }: Registrant) => uid,
    first: invited,
  })
  return (
    <RecordList records={records} label="邀请记录" empty={wording().noInvited}>
      {(row) => (
        <InvitedRow
          name={row.nickname}
          avatar={safeImage(row.avatar)}
          time={invitedLine(row)}
          status={INVITED[row.status].label}
          tone={INVITED[row.status].tone}
          note={invitedNote(row)}
        />
      )}
    </RecordList>
  )
}

function RewardList({ rewards }: Pick<RecordsProps, 'rewards'>) {
  const first = useMemo(() => sliceOf(rewards, 1), [rewards])
  const records = usePagedList({
    key: '',
    load: (pageNo) => Promise.resolve(sliceOf(rewards, pageNo)),
    idOf: ({ name, time }: ResidentRecord) => `${name}${time}`,
    first,
  })
  return (
    <RecordList records={records} label="奖励记录" empty="还没有奖励记录">
      {(row) => <RewardRow record={row} />}
    </RecordList>
  )
}
