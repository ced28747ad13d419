import { useSearchParams } from 'react-router-dom'
import { readPlanet } from '@/api/planet'
import { useAnswer } from '@/kit/page/query/answer'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, readVisitParams, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { Hero } from './Hero'
import { LandBar, LoginBar } from './parts/Bars'
import { Elsewhere, PlanetBody } from './parts/PlanetBody'
import { SharePill } from './parts/SharePill'
import { gateOf } from './place'
import { PlaceSkeleton } from './PlaceSkeleton'
import { useVisit } from './useVisit'
import styles from './Place.module.css'

/** 「星球到访」: lands on a planet, leaves a visit and looks around. */
export function PlacePage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const planetId = idOf(params.get('planetId'))
  usePageView(pageName, { planetId, from: sourceOf(params.get('from')) })
  if (planetId === undefined)
    return (
      <BadLink
        title={head.title}
        text="星球信息有误"
        detail="请从好友分享的链接重新进入"
        dark
        className={styles.theme}
      />
    )
  return <PlanetPage key={planetId} planetId={planetId} />
}

function PlanetPage({ planetId }: { planetId: string }) {
  const { planet, state, visited } = usePlace(planetId)
  const isOpen = planet !== undefined && gateOf(planet) === 'open'
  const bar = isOpen ? <LandBar planetId={planetId} /> : state.name === 'GUEST' && <LoginBar />
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={state}
      skeleton={<PlaceSkeleton planetId={planetId} />}
      hero={<Hero planetId={planetId} planet={planet} visited={visited} />}
      {...(isOpen && { pills: <SharePill planetId={planetId} planet={planet} /> })}
      bottomBar={bar}
    >
      {planet ? (
        <PlanetBody planetId={planetId} planet={planet} visit={visited.visit} />
      ) : (
        <>
          {state.name === 'EMPTY' && <Elsewhere />}
          {state.name === 'GUEST' && <p className={styles.hint}>登录后就能看见这颗星球</p>}
        </>
      )}
    </CampaignShell>
  )
}

/** The planet of the address, and the visit to it. */
function usePlace(planetId: string) {
  const [params] = useSearchParams()
  const { shareUid, from } = readVisitParams(params)
  const { data, error } = useAnswer(readPlanet, { planetId })
  const shell = useShellState({ data, error })
  const visited = useVisit(planetId, data, { shareUid, from })
  const isGone = shell.name === 'READY' && data === null
  return {
    planet: data ?? undefined,
    state: isGone ? ({ name: 'EMPTY', text: '没有找到这颗星球' } as const) : shell,
    visited,
  }
}
