import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { readLand } from '@/api/land'
import { inviterKey, validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useAnswer } from '@/kit/page/query/answer'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { idOf, readVisitParams, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { isOwner } from './address'
import { AddressBar, LoginBar } from './AddressBar'
import { AddressSkeleton } from './AddressSkeleton'
import { head } from './head'
import { MapHero } from './map/MapHero'
import { OwnerCard } from './OwnerCard'
import { OwnPoster } from './OwnPoster'
import { PlotCard } from './PlotCard'
import { Steps } from './Steps'
import styles from './ShareAddress.module.css'

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
      bottomBar={bar}
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

const GONE = '地块不存在或已注销'

/** The plot of the address, the inviter, and whether it is the person's own. */
function useAddress(landId: string) {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const visit = readVisitParams(params)
  const land = useAnswer(readLand, { id: landId })
  const me = useMe({ enabled: loggedIn })
  const inviter = useQuery({ ...inviterQuery(visit), enabled: inviterKey(visit) !== undefined })
  const shell = useShellState(land)
  const isGone = shell.name === 'READY' && land.data === null
  const isOwn = loggedIn && Boolean(land.data && isOwner(land.data, me.data?.uid))
  return {
    land: land.data ?? undefined,
    state: isGone ? ({ name: 'EMPTY', text: GONE } as const) : shell,
    uid: isOwn ? me.data?.uid : undefined,
    inviter: isOwn ? undefined : validInviter(inviter.data),
  }
}
