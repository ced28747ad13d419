import { memo } from 'react'
import type { Want } from '@/api/market'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { RecordList } from '@/kit/list/RecordList'
import { VirtualList } from '@/kit/list/VirtualList'
import type { PagedResult } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { Button } from '@/ui/button/Button'
import { RowsSkeleton } from './EstateSkeleton'
import { WANT_LABELS, endText, plain, priceText, remainText, wantActionOf } from './market'
import { useMyWants, useWants, wantIdOf } from './queries'
import type { TradeLayer } from './trade'
import styles from './Rows.module.css'
import own from './WantTab.module.css'

const ROW_HEIGHT = 196

interface WantsProps {
  onTrade: (layer: TradeLayer) => void
}

/** 「求购」: the wishes to buy. */
export function WantTab({ itemId, onTrade }: WantsProps & { itemId: string | undefined }) {
  const { openLogin, loggedIn } = useCampaign()
  const query = useWants(itemId, { enabled: true })
  // The wishes before the person's own one, for the check of a lost answer.
  useMyWants({ enabled: loggedIn })
  const draw = useWantRow(query, onTrade)
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

export function MyWants({ onTrade }: WantsProps) {
  const { openLogin } = useCampaign()
  const query = useMyWants({ enabled: true })
  const draw = useWantRow(query, onTrade)
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

/** A wish expires by the platform's clock, also while the page is open. */
function useWantRow({ data }: PagedResult<Want>, onTrade: WantsProps['onTrade']) {
  const now = useServerNowAt((data?.rows ?? []).map(({ expireAt }) => parseServerTime(expireAt)))
  return (want: Want) => <WantRow want={want} now={now} onTrade={onTrade} />
}

interface WantRowProps extends WantsProps {
  want: Want
  /** The platform's time, in epoch milliseconds. */
  now: number
}

/** One wish: the buyer, the quantity, the expiry, the price and the action. */
const WantRow = memo(function WantRow({ want, now, onTrade }: WantRowProps) {
  const action = wantActionOf(want, now)
  const buyer = want.mine ? '我的求购' : plain(want.buyerName) || '匿名买家'
  const label = WANT_LABELS[action]
  return (
    <article className={styles.row} data-action={action}>
      <div className={own.words}>
        <p className={own.price}>{priceText(want.price)}</p>
        <p className={styles.name}>
          {plain(want.name) || '数字地块'}
          <span className={own.remain}>{remainText(want)}</span>
        </p>
        <p className={styles.note}>{[buyer, endText(want.expireAt)].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.acts}>
        <Button
          small
          quiet={action === 'cancel'}
          disabled={action !== 'sell' && action !== 'cancel'}
          label={`${label} ${buyer} ${priceText(want.price)}`}
          onPress={() => onTrade({ name: action === 'cancel' ? 'cancel' : 'pick', want })}
        >
          {label}
        </Button>
      </div>
    </article>
  )
})
