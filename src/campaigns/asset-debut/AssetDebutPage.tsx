import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { getActivityById, type Release } from '@/api/activity'
import { PRICE_CHANGED } from '@/api/core/verdict/failure'
import { listSales } from '@/api/market'
import { addOrder } from '@/api/orders'
import { readUserPoints } from '@/api/points'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { LazyOrderLayers } from '@/kit/order/LazyOrderLayers'
import type { OrderChoice } from '@/kit/order/OrderSheet'
import { piecesFor } from '@/kit/order/quote'
import { useOrdering } from '@/kit/order/useOrdering'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { fetchAnswer, invalidateAnswer, useAnswer } from '@/kit/query/answer'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { shellStateOf, type ShellState } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { SharePill } from '@/kit/rules/SharePill'
import { isolated } from '@/lib/format/isolated'
import { parseServerTime } from '@/lib/serverClock'
import { shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { SkeletonCards } from '@/ui/Skeleton'
import { classes } from '@/ui/classes'
import { About, Facts, Notice, Stages } from './About'
import { Hero } from './Hero'
import { MainBar } from './MainBar'
import { MOST_SPREAD_MS, RISK, SCENE, actionOf, debutPhase, itemIdOf, stagesOf } from './debut'
import { head } from './head'
import styles from './AssetDebut.module.css'

/** 「数字资产首发」: the first release of a digital asset, its story and its sale. */
export function AssetDebutPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid } = readVisitParams(params)
  const itemId = itemIdOf(params.get('itemId'))
  usePageView(pageName, { itemId: itemId ?? undefined, activityId, shareUid })
  const debut = useDebut(activityId)
  const { shell, activity, release, action, available } = debut
  const { begin, unpaid, ...order } = useOrder(activityId, release, action === 'buy')
  const isReleased = release != null && (itemId === undefined || itemId === release.itemId)
  const isKnown = activity !== undefined && shell.name !== 'OFFLINE'
  const isWrongLink = itemId === null || (isKnown && !isReleased)
  if (isWrongLink)
    return <BadLink title={head.title} text="资产信息有误" dark className={styles.theme} />
  return (
    <CampaignShell
      title={head.title}
      className={classes(styles.theme, unpaid.order && styles.withUnpaid)}
      dark
      state={shell}
      skeleton={<SkeletonCards heights={[260, 160, 600]} />}
      hero={<Hero release={release} />}
      pills={
        release && (
          <SharePill content={contentOf(release, activityId)} ids={{ itemId: release.itemId }} />
        )
      }
      bottomBar={
        release ? (
          <MainBar
            release={release}
            action={action}
            startsAt={debut.startsAt}
            available={available}
            unpaid={unpaid}
            onBuy={begin}
          />
        ) : (
          shell.name === 'GUEST' && <LoginButton wide />
        )
      }
    >
      {release && (
        <>
          <Facts release={release} floor={debut.floor} />
          <Stages stages={debut.stages} />
          <About release={release} />
          <p className={styles.risk}>{RISK}</p>
          <LazyOrderLayers
            {...order}
            unpaid={unpaid}
            goods={{
              name: release.name || '首发藏品',
              cover: release.cover,
              price: release.price ?? 0,
            }}
            maxQuantity={piecesFor(release)}
            points={{ available, perPiece: release.integralMax }}
            notice={<Notice notice={release.notice} />}
            note={RISK}
            doneText="藏品将在片刻后到达你的账户"
          />
        </>
      )}
    </CampaignShell>
  )
}

/** The release by the platform's time, and the resulting action of the main button. */
function useDebut(activityId: string | undefined) {
  const { loggedIn } = useCampaign()
  const query = useAnswer(getActivityById, { activityId })
  const points = useAnswer(readUserPoints, undefined, { enabled: loggedIn })
  const [spread] = useState(() => Math.floor(Math.random() * (MOST_SPREAD_MS + 1)))
  const { data } = query
  const startsAt = parseServerTime(data?.startTime)
  const opensAt = startsAt === undefined ? undefined : startsAt + spread
  const now = useServerNowAt([startsAt, opensAt, parseServerTime(data?.endTime)])
  const phase = debutPhase(data ?? {}, now, spread)
  const action = data?.release ? actionOf(phase, data.release) : 'ended'
  const floor = useFloor(data?.release?.itemId, action === 'ended' || action === 'sold-out')
  return {
    shell: data ? shellOf(shellStateOf(query, data, now)) : shellStateOf(query, data, now),
    activity: data,
    /** Undefined or null: there is no release. */
    release: data?.release,
    action,
    startsAt,
    stages: data ? stagesOf(phase, data) : [],
    floor,
    available: loggedIn ? points.data?.available : undefined,
  }
}

/** The floor price of its resale market, in 分. */
function useFloor(itemId: string | undefined, isOver: boolean): number | undefined {
  const { data } = useAnswer(
    listSales,
    { itemId: itemId ?? '', sort: 'PRICE_ASC', pageNo: 1, pageSize: 1 },
    { enabled: isOver && itemId !== undefined },
  )
  return data && (data.item?.floorPrice ?? data.list[0]?.price)
}

/** The stage bar and the button show the start and the end: the page itself stays the same. */
function shellOf(shell: ShellState): ShellState {
  return shell.name === 'NOT_STARTED' || shell.name === 'ENDED' ? { name: 'READY' } : shell
}

interface Intent extends OrderChoice {
  skuId: string
}

/** Ordering the release: chosen, confirmed, placed, paid in the app. */
function useOrder(
  activityId: string | undefined,
  release: Release | null | undefined,
  canBuy: boolean,
) {
  const { track, whenLoggedIn } = useCampaign()
  const [isOpen, setIsOpen] = useState(false)
  const [priceBefore, setPriceBefore] = useState<number>()
  const itemId = release?.itemId

  const ordering = useOrdering<Intent>({
    scene: SCENE,
    soldOut: '手慢了，藏品已售罄',
    send: (intent, bizNo) => addOrder({ ...intent, bizNo }),
    nameOf: ({ quantity }) => `${isolated(release?.name || '首发藏品')} × ${quantity}`,
    had: release?.bought ?? 0,
    readHad: async () => (await fetchAnswer(getActivityById, { activityId })).release?.bought ?? 0,
    refresh: () => invalidateAnswer(getActivityById, { activityId }),
    onSettled() {
      setIsOpen(false)
      setPriceBefore(undefined)
    },
    onRefused({ code }, { price }) {
      if (code === PRICE_CHANGED) setPriceBefore(price)
    },
  })

  return {
    layer: ordering.layerOver(isOpen && canBuy ? 'order' : undefined),
    unpaid: ordering.unpaid,
    paidName: ordering.paidName,
    isPending: ordering.isPending,
    priceBefore,
    onClose() {
      setIsOpen(false)
      ordering.close()
    },
    /** 「立即购买」: a guest logs in first. */
    begin() {
      track('button', 'buy', { itemId })
      whenLoggedIn(() => setIsOpen(true))
    },
    onSubmit(choice: OrderChoice) {
      if (!release) return undefined
      track('button', 'submit-order', { itemId })
      return ordering.write({ skuId: release.skuId, ...choice })
    },
  }
}

const contentOf = ({ name, itemId }: Release, activityId: string | undefined) => ({
  title: `${name || '数字资产'} · 首发`,
  text: head.description,
  url: shareUrl('/asset-debut', { itemId, activityId }),
})
