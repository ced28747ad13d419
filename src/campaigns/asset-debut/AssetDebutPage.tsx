import { useSearchParams } from 'react-router-dom'
import type { Release } from '@/api/activity'
import { moneyText } from '@/kit/amounts/money'
import { LazyOrderLayers } from '@/kit/order/LazyOrderLayers'
import { piecesFor } from '@/kit/order/quote'
import { Card } from '@/kit/page/parts/Card'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { About, Notice } from './About'
import { RISK, itemIdOf, piecesText } from './debut'
import type { DebutStage } from './debut'
import { DebutSkeleton } from './DebutSkeleton'
import { head } from './head'
import { Hero, HeroView } from './Hero'
import { MainBar } from './MainBar'
import { useDebut } from './useDebut'
import { useOrder } from './useOrder'
import styles from './AssetDebut.module.css'

/** 「数字资产首发」: the first release of a digital asset, its story and its sale. */
export function AssetDebutPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid, from } = readVisitParams(params)
  const itemId = itemIdOf(params.get('itemId'))
  usePageView(pageName, { itemId: itemId ?? undefined, activityId, shareUid, from })
  const { shell, activity, release, action, floor, stages, ...own } = useDebut(activityId)
  const canBuy = action === 'buy'
  const { begin, unpaid, ...purchase } = useOrder({ activityId, release, canBuy })
  const isReleased = release != null && (itemId === undefined || itemId === release.itemId)
  const isWrongLink = itemId === null || (activity !== undefined && !isReleased)
  if (isWrongLink)
    return <BadLink title={head.title} text="资产信息有误" dark className={styles.theme} />
  return (
    <CampaignShell
      title={head.title}
      className={classes(styles.theme, unpaid.order && styles.withUnpaid)}
      dark
      state={shell}
      skeleton={<DebutSkeleton />}
      hero={release ? <Hero release={release} /> : <HeroView />}
      pills={release && <SharePill release={release} activityId={activityId} />}
      bottomBar={
        release ? (
          <MainBar {...own} release={release} action={action} unpaid={unpaid} onBuy={begin} />
        ) : (
          shell.name === 'GUEST' && <LoginBar />
        )
      }
    >
      {release && (
        <>
          <Facts release={release} floor={floor} />
          <Stages stages={stages} />
          <About release={release} />
          <p className={styles.risk}>{RISK}</p>
          <LazyOrderLayers
            {...purchase}
            unpaid={unpaid}
            goods={{
              name: release.name || '首发藏品',
              cover: release.cover,
              price: release.price ?? 0,
            }}
            maxQuantity={piecesFor(release)}
            points={{ available: own.available, perPiece: release.integralMax }}
            notice={<Notice notice={release.notice} />}
            note={RISK}
            doneText="藏品将在片刻后到达你的账户"
          />
        </>
      )}
    </CampaignShell>
  )
}

/** Shown when the platform requires a login to read the piece. */
function LoginBar() {
  const { openLogin } = useCampaign()
  return (
    <Button wide onPress={openLogin}>
      登录后查看
    </Button>
  )
}

interface SharePillProps {
  release: Release
  activityId: string | undefined
}

function SharePill({ release, activityId }: SharePillProps) {
  const { track } = useCampaign()
  const { itemId } = release
  const content = {
    title: `${release.name || '数字资产'} · 首发`,
    text: head.description,
    url: shareUrl('/asset-debut', { itemId, activityId }),
    imageUrl: '',
  }
  useShareCard(content)
  const share = () => {
    track('button', 'share', { itemId })
    return shareLink(content)
  }
  return <SidePill label="分享" onPress={() => void share()} />
}

/** The price, the number of pieces, and the limit per person. */
function Facts({ release, floor }: { release: Release; floor: number | undefined }) {
  const { price, circulation, left, limitPerUser, bought } = release
  return (
    <Card label="发行信息">
      <p className={styles.price}>
        首发价 <b>{price === undefined ? '--' : moneyText(price)}</b>
        {floor !== undefined && <span className={styles.floor}>市场地板价 {moneyText(floor)}</span>}
      </p>
      <FactsGrid
        facts={[
          { name: '发行量', value: piecesText(circulation) },
          { name: '剩余', value: piecesText(left) },
          { name: '每人限购', value: limitPerUser > 0 ? `${limitPerUser}件` : '不限' },
        ]}
      />
      {bought > 0 && <p className={styles.own}>你已购{bought}件</p>}
    </Card>
  )
}

/** 预告 → 首发 → 结束. */
function Stages({ stages }: { stages: readonly DebutStage[] }) {
  return (
    <Card label="首发阶段">
      <ol className={styles.stages}>
        {stages.map(({ name, time, status }) => (
          <li
            key={name}
            className={styles.stage}
            data-status={status}
            aria-current={status === 'current' ? 'step' : undefined}
          >
            <b className={styles.name}>{name}</b>
            <span className={styles.time}>{time}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
