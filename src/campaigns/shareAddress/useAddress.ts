import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { readLand } from '@/api/land'
import { inviterKey, validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { readVisitParams } from '@/lib/url/urlParams'
import { isOwner } from './address'

const GONE = '地块不存在或已注销'

/** The plot of the address, who invites to it, and whether it is the person's own. */
export function useAddress(landId: string) {
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
