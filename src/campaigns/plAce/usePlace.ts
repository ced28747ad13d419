import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useShellState } from '@/kit/page/shell/useShellState'
import { readVisitParams } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { planetQuery } from './queries'
import { useVisit } from './visit/useVisit'

/** The planet of the address, and the visit that is left there. */
export function usePlace(planetId: string) {
  const [params] = useSearchParams()
  const { shareUid, from } = readVisitParams(params)
  const { data, error } = useQuery(planetQuery(useSessionKey(), planetId))
  const shell = useShellState({ data, error })
  const visited = useVisit(planetId, data, { shareUid, from })
  const isGone = shell.name === 'READY' && data === null
  return {
    planet: data ?? undefined,
    state: isGone ? ({ name: 'EMPTY', text: '没有找到这颗星球' } as const) : shell,
    visited,
  }
}
