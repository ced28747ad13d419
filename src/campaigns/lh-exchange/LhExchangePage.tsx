import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  COMMODITY_PAGE_SIZE,
  listCommodities,
  readExchangeDate,
  readExchangeInfo,
  type Commodity,
} from '@/api/lhExchange'
import { readUserPoints } from '@/api/points'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { usePages } from '@/kit/query/pagedQuery'
import { findRow, useLinkedRow } from '@/kit/list/rank/useLinkedRow'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { phaseOf } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { usePageView } from '@/kit/page/usePageView'
import { PointsLine } from '@/kit/points/PointsLine'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { parseServerTime } from '@/lib/serverClock'
import { idOf, pathWith } from '@/lib/url/urlParams'
import { SkeletonBlock, SkeletonCards } from '@/ui/Skeleton'
import { lazyLayer } from '@/ui/useLazyLayer'
import { Hero } from './Hero'
import type { Layer } from './OrderLayers'
import { Featured, Shelf } from './Shelf'
import { goodsOn, offerOf, productIdOf } from './goods'
import { head } from './head'
import styles from './LhExchange.module.css'

/** The layers that a product opens. Not needed before the products are loaded. */
const LazyOrderLayers = lazyLayer(
  { name: 'OrderLayers', load: async () => (await import('./OrderLayers')).OrderLayers },
  ({ layer, setLayer }) => ({ open: layer !== undefined, onClose: () => setLayer(undefined) }),
)

/** 「积分好物兑换」: goods for points. */
export function LhExchangePage() {
  const { pageName, track, whenLoggedIn } = useCampaign()
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  const productId = idOf(params.get('productId'))
  usePageView(pageName, { activityId, productId })
  const { shell, goods, points, offer, find, info, end } = useShop(activityId)
  const [layer, setLayer] = useState<Layer>()
  const [openedId, setOpenedId] = useState<string>()
  const isMounted = useIsMounted()
  /** The one that is looked for in the list; undefined once another one was opened. */
  const sought = useRef<string>(undefined)
  const isRunning = shell.name === 'READY'
  const open = (commodity: Commodity, next: Layer = 'detail') => {
    const { productId: id } = commodity
    sought.current = undefined
    setOpenedId(id)
    setLayer(next)
    if (next === 'confirm') track('popup', 'confirm', { productId: id })
  }
  /** 「立即兑换」: a guest logs in first. */
  const begin = (commodity: Commodity) => {
    track('button', 'exchange', { productId: commodity.productId })
    whenLoggedIn(() => open(commodity, commodity.type === 'PHYSICAL' ? 'address' : 'confirm'))
  }
  const list = { query: goods, idOf: productIdOf }
  useLinkedRow({
    ...list,
    id: productId,
    missing: '该商品已下架',
    onFound(row) {
      // What was tapped meanwhile stays.
      if (openedId === undefined && sought.current === undefined) open(row)
    },
  })
  /** It can be on the list's later pages. */
  const seek = async (id: string, missing: string, next?: Layer) => {
    sought.current = id
    const isSought = () => isMounted() && sought.current === id
    const found = await findRow({ ...list, id, missing }, isSought)
    if (found) open(found, next)
  }
  /** Taken down; or the list of the person who has just logged in is shorter so far. */
  const lookAgain = () => {
    setLayer(undefined)
    if (openedId !== undefined) void seek(openedId, '该商品已下架', layer)
  }
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<ShopSkeleton />}
      hero={
        <Hero
          title={info?.name || head.title}
          // Before and after, the shell shows its note about the time in place of the news.
          notices={isRunning ? info?.notices : undefined}
          end={isRunning ? end : undefined}
          isDone={layer === 'done'}
        />
      }
      pills={<Rules />}
    >
      <Card label="我的积分" className={styles.points}>
        <PointsLine points={points} />
      </Card>
      <Featured activityId={activityId} onPick={(id) => seek(id, '该商品暂不可兑换')} />
      <Shelf goods={goods} offer={offer} onOpen={open} onBegin={begin} />
      <LazyOrderLayers
        layer={layer}
        setLayer={setLayer}
        product={find(openedId)}
        activityId={activityId}
        available={points?.available}
        offer={offer}
        onBegin={begin}
        onGone={lookAgain}
      />
      <OpenAppBar pageName={pageName} path={pathWith('/lh-exchange', { activityId, productId })} />
    </CampaignShell>
  )
}

/** The goods, the opening times, and the person's points. */
function useShop(activityId: string | undefined) {
  const { loggedIn } = useCampaign()
  const goods = usePages(
    listCommodities,
    { activityId, pageSize: COMMODITY_PAGE_SIZE },
    { idOf: productIdOf, shown: goodsOn },
  )
  const date = useAnswer(readExchangeDate, { activityId }).data
  const info = useAnswer(readExchangeInfo, { activityId }).data
  const points = useAnswer(readUserPoints, undefined, { enabled: loggedIn })
  const start = parseServerTime(date?.startTime)
  const end = parseServerTime(date?.endTime)
  const phase = phaseOf(date ?? {}, useServerNowAt([start, end]))
  const available = loggedIn ? points.data?.available : undefined
  const rows = goods.data?.rows ?? []
  return {
    goods,
    info,
    end,
    points: loggedIn ? points.data : undefined,
    shell: useShellState(goods, date),
    offer: (commodity: Commodity) => offerOf(commodity, phase, available),
    find: (productId: string | undefined) => rows.find((row) => row.productId === productId),
  }
}

/** 「活动规则」 of the exchange. */
function Rules() {
  return (
    <RulesPill>
      <RuleSection heading="兑换">
        <p>活动期内，登录后可用积分兑换本页商品；每次兑换一件，积分在兑换成功时扣除。</p>
        <p>商品数量有限，兑完为止；每件商品的限兑数量以商品详情为准。</p>
      </RuleSection>
      <RuleSection heading="领取">
        <p>实物商品寄往你选择的收货地址，请在兑换前核对。</p>
        <p>虚拟商品发放至你的账户，可在App内查看。</p>
      </RuleSection>
      <RuleSection heading="其他">
        <p>积分兑换后不退还、不转让；到期的积分自动失效。</p>
        <p>商品图片与参考价仅供参考，以实际收到的为准。</p>
      </RuleSection>
    </RulesPill>
  )
}

/** The page's skeleton, under its machine. */
function ShopSkeleton() {
  return (
    <>
      <SkeletonCards heights={[144, 340]} />
      <div className={styles.skeletonGrid}>
        <SkeletonBlock height={600} />
        <SkeletonBlock height={600} />
      </div>
    </>
  )
}
