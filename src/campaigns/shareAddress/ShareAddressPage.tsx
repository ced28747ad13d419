import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { generateQrCode } from '@/api/invitation'
import { readLand, type Land } from '@/api/land'
import { currentVisit } from '@/bridge/environment'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { withoutCampaign } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { LazySharePoster } from '@/kit/share/LazySharePoster'
import { copyAndTell } from '@/kit/share/copyText'
import { isolated } from '@/lib/format/isolated'
import { shareParams, shareUrl } from '@/lib/url/shareUrl'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { SkeletonCards } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { addressText, addresses, coordinatesOf, isOwner, nameOf, numberOf } from './address'
import { head } from './head'
import { MapHero } from './MapHero'
import { OwnerCard } from './OwnerCard'
import { PlotCard } from './PlotCard'
import styles from './ShareAddress.module.css'

/** 「我的地块地址」: a plot of land on its map, to be found by friends. */
export function ShareAddressPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const landId = idOf(params.get('landId'))
  usePageView(pageName, { landId })
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
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={state}
      skeleton={SKELETON}
      hero={<MapHero land={land} />}
      bottomBar={land ? <AddressBar land={land} /> : state.name === 'GUEST' && <LoginButton wide />}
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
  const inviter = useQuery(inviterQuery(visit))
  const shell = withoutCampaign(useShellState(land))
  const isGone = shell.name === 'READY' && land.data === null
  const isOwn = loggedIn && Boolean(land.data && isOwner(land.data, me.data?.uid))
  return {
    land: land.data ?? undefined,
    state: isGone ? ({ name: 'EMPTY', text: GONE } as const) : shell,
    uid: isOwn ? me.data?.uid : undefined,
    inviter: isOwn ? undefined : validInviter(inviter.data),
  }
}

/** Copies the address, or opens the plot in the app. */
function AddressBar({ land }: { land: Land }) {
  const { pageName, track } = useCampaign()
  const { landId } = land
  const isInApp = currentVisit().visit === 'app'
  return (
    <div className={styles.bar}>
      <Button
        quiet
        className={styles.copy}
        onPress={() => {
          track('button', 'copy-address', { landId })
          return copyAndTell('地址', addressText(land))
        }}
      >
        复制地址
      </Button>
      <OpenAppButton className={styles.open} pageName={pageName} path={addresses.visit(landId)}>
        {isInApp ? '前往地块' : '打开App前往'}
      </OpenAppButton>
    </div>
  )
}

interface OwnPosterProps {
  land: Land
  /** The owner's. */
  uid: string
}

const PATH = '/shareAddress'

/** The owner's own tools: the address as a poster that links back to this page. */
function OwnPoster({ land, uid }: OwnPosterProps) {
  const { track, openLogin } = useCampaign()
  const [open, setOpen] = useState(false)
  const { landId } = land
  const line = `${isolated(land.planetName)} ${coordinatesOf(land)}`.trim() || numberOf(land)
  return (
    <div className={styles.poster}>
      <Button
        wide
        quiet
        onPress={() => {
          track('button', 'share', { landId })
          setOpen(true)
        }}
      >
        生成地址海报
      </Button>
      <LazySharePoster
        open={open}
        onClose={() => setOpen(false)}
        copy={{ title: nameOf(land), line }}
        sharer={{ name: land.ownerName || '地块主人', avatar: land.ownerAvatar }}
        share={{
          title: `来「${nameOf(land)}」做客`,
          text: line,
          url: shareUrl(PATH, { landId, shareUid: uid }),
        }}
        loadCode={() =>
          generateQrCode({
            path: PATH,
            params: shareParams({ landId, shareUid: uid, from: 'poster' }),
          })
        }
        onSignedOut={openLogin}
        scene={() => import('./PosterScene')}
        sceneProps={{ landId }}
      />
    </div>
  )
}

const STEPS = [
  { name: '下载App', line: '在手机上装好并登录' },
  { name: '搜索地址', line: '复制上面的地址，粘贴到搜索框' },
  { name: '到访', line: '沿着地图走过来，进来坐坐' },
] as const

/** How to get there, in steps. */
function Steps() {
  return (
    <Card heading="怎么来做客">
      <ol className={styles.steps}>
        {STEPS.map(({ name, line }, at) => (
          <li key={name} className={styles.step}>
            <span className={styles.mark} aria-hidden="true">
              {at === STEPS.length - 1 ? <Flag /> : at + 1}
            </span>
            <div>
              <h3 className={styles.name}>{name}</h3>
              <p className="muted">{line}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}

function Flag() {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em">
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M7 4v17" />
      <path fill="currentColor" d="M7 4.5h11.5l-3 4 3 4H7z" />
    </svg>
  )
}

const SKELETON = <SkeletonCards heights={[330, 170]} over={64} />

/** For the page's static document, which has no parameters. */
export function AddressShell() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      hero={<MapHero land={undefined} />}
      skeleton={SKELETON}
    />
  )
}
