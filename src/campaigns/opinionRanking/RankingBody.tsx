import type { Ref } from 'react'
import { listOpinionRanks } from '@/api/arena'
import type { OpinionPage, OpinionRow } from '@/api/arena'
import { isSignedOut } from '@/kit/campaign/settle'
import type { Settled } from '@/kit/campaign/settle'
import { usePagedList } from '@/kit/lists/usePagedList'
import { openApp } from '@/kit/open-app/openApp'
import { PartFailed } from '@/kit/PartFailed'
import { track } from '@/tracking/track'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { requestOf } from './period'
import type { RankingAddress } from './period'
import { RankingRows } from './RankingRows'
import { RowsSkeleton } from './RankingSkeleton'
import { PAGE } from './usePeriod'

export interface RankingBodyProps {
  address: RankingAddress
  /** The first page; undefined while it is on its way. */
  main: Settled<OpinionPage> | undefined
  myUid: string | undefined
  /** The row of whoever looks, where it is among the rows. */
  mineRef: Ref<HTMLDivElement>
  onRetry: () => Promise<unknown>
  onLogin: () => void
}

/** One period: its first page on the way, failed, or there. */
export function RankingBody({ main, onRetry, ...page }: RankingBodyProps) {
  if (!main) return <RowsSkeleton />
  if (main.ok) return <LoadedRanking first={main.value} {...page} />
  if (isSignedOut(main))
    return (
      <EmptyState text="登录后查看排行榜">
        <Button onPress={page.onLogin}>登录</Button>
      </EmptyState>
    )
  return <PartFailed onRetry={onRetry} />
}

interface LoadedProps extends Omit<RankingBodyProps, 'main' | 'onRetry'> {
  first: OpinionPage
}

function LoadedRanking({ address, first, ...rows }: LoadedProps) {
  const records = usePagedList<OpinionRow>({
    key: address.tab,
    first,
    idOf: ({ uid }) => uid,
    load: (pageNo, signal) => listOpinionRanks(requestOf(address, pageNo), { signal }),
  })
  const visit = ({ uid }: OpinionRow) => {
    track(PAGE, 'card', 'rank-row', { uid })
    void openApp({ pageName: PAGE, path: planetPage(uid), counted: false })
  }
  return <RankingRows records={records} onVisit={visit} {...rows} />
}

/** ASSUMED: the app's page of a person's planet. */
function planetPage(uid: string): string {
  return `/planet?uid=${encodeURIComponent(uid)}`
}
