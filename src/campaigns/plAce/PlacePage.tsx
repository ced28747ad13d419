import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PlanetVisit, readPlanet, visitPlanet, type Planet } from '@/api/planet'
import { visitorKey } from '@/kit/channel/visitorKey'
import { openApp } from '@/kit/open-app/openApp'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { withoutCampaign } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { usePageView } from '@/kit/page/usePageView'
import { SharePill } from '@/kit/rules/SharePill'
import { parseOrKeep } from '@/lib/storage/json'
import { sessionStore } from '@/lib/storage/storage'
import { shareUrl } from '@/lib/url/shareUrl'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { Button } from '@/ui/button/Button'
import { head } from './head'
import { Hero } from './Hero'
import { gateOf, nameOf, planetPages, takesVisits, type Visited } from './place'
import { PlaceSkeleton } from './PlaceSkeleton'
import { Elsewhere, PlanetBody } from './PlanetBody'
import styles from './Place.module.css'

/** 「星球到访」: lands on a planet, leaves a visit and looks around. */
export function PlacePage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const planetId = idOf(params.get('planetId'))
  usePageView(pageName, { planetId })
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
  const bar = isOpen ? (
    <LandBar planetId={planetId} />
  ) : (
    state.name === 'GUEST' && <LoginButton wide />
  )
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={state}
      pageSkeleton={<PlaceSkeleton planetId={planetId} />}
      hero={<Hero planetId={planetId} planet={planet} visited={visited} />}
      pills={isOpen && <SharePill content={contentOf(planetId, planet)} ids={{ planetId }} />}
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
  const { data, error } = useAnswer(readPlanet, { planetId })
  const shell = withoutCampaign(useShellState({ data, error }))
  const visited = useVisit(planetId, data)
  const isGone = shell.name === 'READY' && data === null
  return {
    planet: data ?? undefined,
    state: isGone ? ({ name: 'EMPTY', text: '没有找到这颗星球' } as const) : shell,
    visited,
  }
}

/** Leaves one visit a session at an open planet, and returns its answer. Without an answer the page stays as it is. */
function useVisit(planetId: string, planet: Planet | null | undefined): Visited {
  const { track } = useCampaign()
  const [params] = useSearchParams()
  const { shareUid, from } = readVisitParams(params)
  const isMounted = useIsMounted()
  const [visited, setVisited] = useState<Visited>(() => ({
    visit: keptVisit(planetId),
    isFresh: false,
  }))
  const isWelcome = takesVisits(planet)
  useEffect(() => {
    if (!isWelcome || !takeVisit(planetId)) return
    track('page', 'visit', { planetId })
    visitPlanet({ planetId, visitorKey: visitorKey(), from, shareUid }).then(
      (visit) => {
        keepVisit(planetId, visit)
        if (isMounted()) setVisited({ visit, isFresh: true })
      },
      () => undefined,
    )
  }, [isWelcome, planetId, shareUid, from, track, isMounted])
  return visited
}

const KEY = 'planetVisit.'

/**
 * Whether a visit to this planet may be sent, and notes that it is: true once in a session. Noted before it is sent,
 * because a visit whose answer is lost may have been counted.
 */
function takeVisit(planetId: string): boolean {
  if (sessionStore.get(KEY + planetId) !== null) return false
  sessionStore.set(KEY + planetId, '')
  return true
}

function keepVisit(planetId: string, visit: PlanetVisit): void {
  sessionStore.set(KEY + planetId, JSON.stringify(visit))
}

/** The platform's answer to this session's visit. */
function keptVisit(planetId: string): PlanetVisit | undefined {
  const kept = sessionStore.get(KEY + planetId)
  if (!kept) return undefined
  try {
    return PlanetVisit(parseOrKeep(kept))
  } catch {
    return undefined
  }
}

const contentOf = (planetId: string, planet: Planet) => ({
  title: `来「${nameOf(planet)}」看看`,
  text: head.description,
  url: shareUrl('/plAce', { planetId }),
})

/** Continues in the app. */
function LandBar({ planetId }: { planetId: string }) {
  const { pageName, track } = useCampaign()
  return (
    <Button
      wide
      onPress={() => {
        track('button', 'land', { planetId })
        return openApp({ pageName, path: planetPages.land(planetId), counted: false })
      }}
    >
      登陆星球
    </Button>
  )
}
