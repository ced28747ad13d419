import { useSearchParams } from 'react-router-dom'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { AddressBar, LoginBar } from './AddressBar'
import { AddressSkeleton } from './AddressSkeleton'
import { head } from './head'
import { MapHero } from './map/MapHero'
import { OwnerCard } from './owner/OwnerCard'
import { PlotCard } from './plot/PlotCard'
import styles from './ShareAddress.module.css'
import { OwnPoster } from './share/OwnPoster'
import { Steps } from './steps/Steps'
import { useAddress } from './useAddress'

/** 「我的地块地址」: a plot of land on its map, to be found by friends. */
export function ShareAddressPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const landId = idOf(params.get('landId'))
  usePageView(pageName, { landId, from: sourceOf(params.get('from')) })
  if (landId === undefined)
    return (
      <BadLink
        title={head.title}
        text="地块信息有误"
        detail="请从好友分享的地址重新进入"
        className={styles.theme}
      />
    )
  return <AddressPage key={landId} landId={landId} />
}

function AddressPage({ landId }: { landId: string }) {
  const { land, state, uid, inviter } = useAddress(landId)
  const bar = land ? <AddressBar land={land} /> : state.name === 'GUEST' && <LoginBar />
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={state}
      skeleton={<AddressSkeleton />}
      hero={<MapHero land={land} />}
      {...(bar && { bottomBar: bar })}
    >
      {land && (
        <>
          <PlotCard land={land} />
          <OwnerCard land={land} inviter={inviter} isOwn={uid !== undefined} />
          {uid !== undefined && <OwnPoster land={land} uid={uid} />}
          <Steps />
        </>
      )}
    </CampaignShell>
  )
}
