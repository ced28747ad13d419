import { useState } from 'react'
import type { ResidentRecord } from '@/api/originalResident'
import { InvitedList } from '@/kit/invite/InvitedList'
import { RecordList } from '@/kit/list/RecordList'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { useEntryState } from '@/kit/page/useEntryState'
import { stampMinute } from '@/lib/format/stamp'
import { EmptyState } from '@/ui/EmptyState'
import { Tag } from '@/ui/button/Tag'
import { GiftIcon } from '@/ui/icons'
import { Tabs } from '@/ui/tabs/Tabs'
import { REWARDED, pagesOf, wording } from './resident'
import styles from './Records.module.css'

const TABS = [
  { id: 'invited', label: '邀请记录' },
  { id: 'rewards', label: '奖励记录' },
] as const
type TabId = (typeof TABS)[number]['id']

interface RecordsProps {
  /** Logged in, and the platform accepts the login. */
  loggedIn: boolean
  activityId: string | undefined
  rewards: readonly ResidentRecord[]
}

/** The invitees, and the rewards. */
export function Records({ loggedIn, activityId, rewards }: RecordsProps) {
  const [tab, setTab] = useEntryState<TabId>('records', 'invited')
  return (
    <section className={styles.card} aria-label="我的记录">
      <Tabs tabs={TABS} value={tab} onChange={setTab} label="我的记录">
        {loggedIn ? (
          <div className={styles.list}>
            {tab === 'rewards' && <RewardList rewards={rewards} />}
            {tab === 'invited' && (
              <InvitedList
                activityId={activityId}
                empty={wording().noInvited}
                showsRewards={wording().showsRewards}
              />
            )}
          </div>
        ) : (
          <EmptyState text="登录后查看你的记录">
            <LoginButton quiet>去登录</LoginButton>
          </EmptyState>
        )}
      </Tabs>
    </section>
  )
}

/** Two rewards of one name and moment are two. */
const noId = () => ''

function RewardList({ rewards }: Pick<RecordsProps, 'rewards'>) {
  return (
    <RecordList query={useRewardPages(rewards)} idOf={noId} label="奖励记录" empty="还没有奖励记录">
      {(row) => <RewardRow record={row} />}
    </RecordList>
  )
}

/** Shows an array page by page, as a paged list; a refetch keeps the number of pages shown. */
function useRewardPages<Row>(all: readonly Row[]): PagedResult<Row> {
  const [page, setPage] = useState(1)
  const { rows, hasMore } = pagesOf(all, page)
  return {
    data: { rows, stalled: false, first: undefined },
    error: null,
    hasNextPage: hasMore,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => setPage(page + 1),
    refetch: async () => setPage(1),
  }
}

function RewardRow({ record: { name, time, status } }: { record: ResidentRecord }) {
  const { label, tone } = REWARDED[status]
  return (
    <div className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        <GiftIcon />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name || '奖励'}</span>
        <span className={styles.time}>{stampMinute(time)}</span>
      </span>
      <Tag tone={tone}>{label}</Tag>
    </div>
  )
}
