import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { currentVisit } from '@/bridge/environment'
import { agentQuery, configQuery, levelsQuery } from '@/kit/agent/agentQueries'
import { useRecruiting } from '@/kit/agent/useRecruiting'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { inviterQuery, validInviter } from '@/kit/landing/inviter'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useEntryState } from '@/kit/page/useEntryState'
import { parseServerTime } from '@/lib/serverClock'
import { channelOf, readVisitParams } from '@/lib/url/urlParams'
import { useSessionKey } from '@/session/useSession'
import { actionOf, chosenLevel, shellFor, standingOf } from './recruitment'

export type Recruitment = ReturnType<typeof useRecruitment>

/** The levels, the recruiting, how the person stands, and what follows from all that for the main button. */
export function useRecruitment() {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const link = useMemo(() => {
    const { inviteCode, shareUid, from } = readVisitParams(params)
    return { inviteCode, shareUid, from, levelId: channelOf(params.get('levelId')) }
  }, [params])
  const levels = useQuery(levelsQuery(undefined))
  const config = useQuery(configQuery).data
  const agent = useQuery({ ...agentQuery(useSessionKey()), enabled: loggedIn })
  const inviter = validInviter(useQuery(inviterQuery(link)).data)
  const waiting = useWaitsForApp()
  const now = useServerNowAt([parseServerTime(agent.data?.expireAt ?? '')])
  const [picked, setPicked] = useEntryState<string | undefined>('level', undefined)

  const standing = standingOf({ waiting, loggedIn, agent, now })
  const recruiting = useRecruiting(config)
  const level = chosenLevel(levels.data?.levels ?? [], picked, link.levelId)
  const inApp = currentVisit().visit === 'app'
  return {
    link,
    shell: shellFor(useShellState(levels), recruiting, config),
    levels: levels.data?.levels,
    level,
    choose: setPicked,
    standing,
    agent: agent.data,
    inviter,
    action: actionOf({ standing, recruiting, level, inApp }),
  }
}
