import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { readLand, type Land } from '@/api/land'
import type { Sale } from '@/api/market'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { QueryView } from '@/kit/query/QueryView'
import { useAnswer } from '@/kit/query/answer'
import { isFailed } from '@/kit/query/queryPart'
import { groupNumber } from '@/lib/format/groupNumber'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { Sheet } from '@/ui/modal/Sheet'
import { SaleButton, type SaleActions } from './MarketLists'
import { RISK, placeOf, plain, priceText, titleOf } from './market'
import { PlotTile } from './PlotTile'
import { firstFilter, offerQuery, useSales, type Filter } from './queries'
import styles from './PlotSheet.module.css'

/** The plot of the open sheet: one of the list, or the one in the address. */
export interface Detail {
  landId: string
  sale?: Sale
}

type OfferActions = Pick<SaleActions, 'onBuy' | 'onTrade'>

interface PlotSheetProps extends OfferActions {
  /** Undefined: the sheet is closed. */
  detail: Detail | undefined
  onClose: () => void
  /** Of the list that may have a newer version of the tapped offer. */
  filter: Filter
}

/** One plot: its picture, its facts, its last price, and its offer. */
export function PlotSheet({ detail, onClose, filter, ...act }: PlotSheetProps) {
  const all = useSales(firstFilter(filter.itemId))
  const found = useSales(filter)
  const landId = detail?.landId ?? ''
  const land = useAnswer(readLand, { id: landId }, { enabled: landId !== '' })
  const landNo = land.data?.landNo ?? ''
  const named = useQuery({
    ...offerQuery(landId, landNo),
    enabled: detail?.sale === undefined && landNo !== '',
  })
  const chosen = detail?.sale ?? named.data ?? undefined
  const isChosen = ({ saleId }: Sale) => saleId === chosen?.saleId
  const sale = found.data?.rows.find(isChosen) ?? all.data?.rows.find(isChosen) ?? chosen
  const isLooking = detail !== undefined && !chosen && (land.isPending || named.isLoading)
  return (
    <Sheet
      open={detail !== undefined}
      onClose={onClose}
      title="地块详情"
      footer={
        // A plot that has failed has its own retry, after which its offer is looked up.
        sale || !isFailed(land) ? (
          <Footer
            {...act}
            sale={sale}
            isLooking={isLooking}
            onRetry={isFailed(named) ? named.refetch : undefined}
          />
        ) : undefined
      }
    >
      {detail && <Plot landId={landId} land={land} sale={sale} />}
      <p className={styles.note}>{RISK}</p>
    </Sheet>
  )
}

interface FooterProps extends OfferActions {
  sale: Sale | undefined
  isLooking: boolean
  /** It is not known whether the plot is offered. */
  onRetry: PressHandler | undefined
}

function Footer({ sale, isLooking, onRetry, ...act }: FooterProps) {
  if (!sale && onRetry)
    return (
      <Button wide quiet onPress={onRetry}>
        挂售查询失败，点击重试
      </Button>
    )
  if (!sale)
    return (
      <Button wide disabled={!isLooking} busy={isLooking}>
        {isLooking ? '正在查询挂售' : '暂未挂售'}
      </Button>
    )
  return (
    <div className={styles.footer}>
      <p className={styles.price}>{priceText(sale.price)}</p>
      <SaleButton {...act} sale={sale} />
    </div>
  )
}

interface PlotProps {
  landId: string
  land: UseQueryResult<Land | null>
  sale: Sale | undefined
}

function Plot({ landId, land, sale }: PlotProps) {
  const known = sale ?? (land.data && { ...land.data, serialNo: land.data.landNo })
  return (
    <>
      <div className={styles.stage}>
        <PlotTile cover={known?.cover ?? ''} name={known?.name ?? ''} className={styles.tile} />
      </div>
      {known && (
        <>
          <h3 className={styles.name}>{titleOf(known)}</h3>
          <p className={styles.place}>{placeOf(known)}</p>
        </>
      )}
      {landId !== '' && (
        <QueryView query={land} small skeleton={<SkeletonBlock height={240} />}>
          {(data) =>
            data ? (
              <LandFacts land={data} />
            ) : (
              <p className={styles.note}>{sale ? '暂无地块资料' : '地块不存在或已注销'}</p>
            )
          }
        </QueryView>
      )}
      {sale && <p className={styles.note}>卖家 {plain(sale.sellerName) || '匿名卖家'}</p>}
    </>
  )
}

function LandFacts({ land }: { land: Land }) {
  const { grade, areaSqm, visitCount, planetName, lastPrice } = land
  return (
    <>
      <FactsGrid
        facts={[
          { name: '等级', value: plain(grade) || '--' },
          { name: '面积', value: areaSqm > 0 ? `${groupNumber(areaSqm, 2)}㎡` : '--' },
          { name: '到访', value: `${groupNumber(visitCount)}次` },
        ]}
      />
      <dl className={styles.lines}>
        <div>
          <dt>所在星球</dt>
          <dd>{plain(planetName) || '--'}</dd>
        </div>
        <div>
          <dt>最近成交价</dt>
          <dd>{lastPrice === undefined ? '暂无成交' : priceText(lastPrice)}</dd>
        </div>
      </dl>
    </>
  )
}
