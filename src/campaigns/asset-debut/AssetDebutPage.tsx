import { useSearchParams } from 'react-router-dom'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShareCard } from '@/kit/share/shareCard'
import { shareLink } from '@/kit/share/shareLink'
import { shareUrl } from '@/lib/url/shareUrl'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { classes } from '@/ui/classes'
import { Button } from '@/ui/button/Button'
import { About } from './about/About'
import styles from './AssetDebut.module.css'
import { RISK, itemIdOf } from './debut'
import { DebutSkeleton } from './DebutSkeleton'
import { Facts } from './hero/Facts'
import { head } from './head'
import { Hero, HeroView } from './hero/Hero'
import { MainBar } from './MainBar'
import { LazyOrderLayers } from './order/LazyOrderLayers'
import { useOrder } from './order/useOrder'
import { Stages } from './stage/Stages'
import { useDebut } from './useDebut'
import type { Debut } from './useDebut'

/** 「数字资产首发」: the first release of a digital asset, its story and its sale. */
export function AssetDebutPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid, from } = readVisitParams(params)
  const itemId = itemIdOf(params.get('itemId'))
  usePageView(pageName, { itemId: itemId ?? undefined, activityId, shareUid, from })
  const { shell, activity, debut } = useDebut(activityId)
  const order = useOrder(activityId, debut)
  const isWrongLink = itemId === null || (activity !== undefined && !isReleased(debut, itemId))
  if (isWrongLink)
    return <BadLink title={head.title} text="资产信息有误" dark className={styles.theme} />
  return (
    <CampaignShell
      title={head.title}
      className={classes(styles.theme, order.unpaid.order && styles.withUnpaid)}
      dark
      state={shell}
      skeleton={<DebutSkeleton />}
      hero={debut ? <Hero release={debut.release} /> : <HeroView />}
      pills={debut && <SharePill debut={debut} />}
      bottomBar={
        debut ? (
          <MainBar debut={debut} unpaid={order.unpaid} onBuy={order.begin} />
        ) : (
          shell.name === 'GUEST' && <LoginBar />
        )
      }
    >
      {debut && (
        <>
          <Facts debut={debut} />
          <Stages stages={debut.stages} />
          <About release={debut.release} />
          <p className={styles.risk}>{RISK}</p>
          <LazyOrderLayers debut={debut} order={order} />
        </>
      )}
    </CampaignShell>
  )
}

/** Whether something is released here, and it is what the link names. */
function isReleased(debut: Debut | null | undefined, itemId: string | undefined): boolean {
  return debut != null && (itemId === undefined || itemId === debut.release.itemId)
}

/** Where the platform shows the piece to nobody that it does not know. */
function LoginBar() {
  const { openLogin } = useCampaign()
  return (
    <Button wide onPress={openLogin}>
      登录后查看
    </Button>
  )
}

function SharePill({ debut: { release, activityId } }: { debut: Debut }) {
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
