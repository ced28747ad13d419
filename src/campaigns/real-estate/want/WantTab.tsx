import type { Want } from '@/api/market'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { VirtualList } from '@/kit/list/VirtualList'
import { RecordList } from '@/kit/list/RecordList'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { RowsSkeleton } from '../EstateSkeleton'
import { wantIdOf } from '../queries'
import type { Trading } from '../trade/useTrading'
import { WantRow } from './WantRow'

const ROW_HEIGHT = 196

interface WantsProps {
  query: PagedResult<Want>
  trading: Trading
}

/** 「求购」: what people want. */
export function WantTab({ query, trading }: WantsProps) {
  const { openLogin } = useCampaign()
  const draw = useWantRow(query, trading)
  return (
    <VirtualList
      query={query}
      idOf={wantIdOf}
      label="求购"
      rowHeight={ROW_HEIGHT}
      empty="暂无求购，来发布第一条吧"
      skeleton={<RowsSkeleton />}
      onLogin={openLogin}
      guest="登录后查看求购"
    >
      {draw}
    </VirtualList>
  )
}

/** The person's own wishes. */
export function MyWants({ query, trading }: WantsProps) {
  const { openLogin } = useCampaign()
  const draw = useWantRow(query, trading)
  return (
    <RecordList
      query={query}
      idOf={wantIdOf}
      label="我的求购"
      empty="还没有发布求购"
      onLogin={openLogin}
    >
      {draw}
    </RecordList>
  )
}

/** A wish ends by the platform's clock, also while the page is open. */
function useWantRow({ data }: PagedResult<Want>, trading: Trading) {
  const now = useServerNowAt((data?.rows ?? []).map(({ expireAt }) => parseServerTime(expireAt)))
  return (want: Want) => (
    <WantRow want={want} now={now} onSell={trading.askSell} onCancel={trading.askCancel} />
  )
}
