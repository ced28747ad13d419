import { useSearchParams } from 'react-router-dom'
import { readPlanet } from '@/api/planet'
import { useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { readVisitParams } from '@/lib/url/urlParams'
import { useVisit } from './visit/useVisit'

/** The planet of the address, and the visit that is left there. */
export function usePlace(planetId: string) {
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
