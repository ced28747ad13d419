import type { Ref } from 'react'
import { RANK_PAGE_SIZE, listOpinionRanks } from '@/api/arena'
import type { OpinionPage, OpinionRow } from '@/api/arena'
import type { Settled } from '@/kit/campaign/settle'
import { usePagedList } from '@/kit/lists/usePagedList'
import { openApp } from '@/kit/open-app/openApp'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { addressOf } from './period'
import type { PeriodId } from './period'
import { RankingRows } from './RankingRows'
import { RowsSkeleton } from './RankingSkeleton'

export interface RankingBodyProps {
  address: { daoId: string | undefined; tab: PeriodId }
  /** The first page; undefined while it is on its way. */
  main: Settled<OpinionPage> | undefined
  myUid: string | undefined
  /** The row of whoever looks, where it is among the rows. */
  mineRef: Ref<HTMLDivElement>
  onRetry: () => Promise<unknown>
  onLogin: () => void
}

/** One period: its first page on the way, failed, or there. */
export function RankingBody({ main, onRetry, onLogin, ...page }: RankingBodyProps) {
  if (!main) return <RowsSkeleton />
  if (main.ok) return <LoadedRanking first={main.value} {...page} />
  if (main.failure.kind === 'signedOut')
    return (
      <EmptyState text="登录后查看排行榜">
        <Button onPress={onLogin}>登录</Button>
      </EmptyState>
    )
  return (
    <EmptyState text="网络开小差了，请稍后再试">
      <Button quiet onPress={onRetry}>
        重新加载
      </Button>
    </EmptyState>
  )
}

type LoadedProps = Pick<RankingBodyProps, 'address' | 'myUid' | 'mineRef'> & { first: OpinionPage }

function LoadedRanking({ address, first, myUid, mineRef }: LoadedProps) {
  const { daoId, tab } = address
  const records = usePagedList<OpinionRow>({
    key: tab,
    first,
    idOf: ({ uid }) => uid,
    load: (pageNo, signal) => {
      const { period } = addressOf(new URLSearchParams({ period: tab }))
      const request = { daoId, tab: 'OPINION', period, pageNo, pageSize: RANK_PAGE_SIZE } as const
      return listOpinionRanks(request, { signal })
    },
  })
  const visit = ({ uid }: OpinionRow) => {
    track('opinionRanking', 'card', 'rank-row', { uid })
    void openApp({ pageName: 'opinionRanking', path: planetPage(uid) })
  }
  return <RankingRows records={records} myUid={myUid} mineRef={mineRef} onVisit={visit} />
}

/** ASSUMED: the app's page of a person's planet. */
function planetPage(uid: string): string {
  return `/planet?uid=${encodeURIComponent(uid)}`
}
