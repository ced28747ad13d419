import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { checkUserAgent, readAgentConfig, readBuyAgentInfo } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { useRecruiting } from '@/kit/agent/useRecruiting'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { useAnswer } from '@/kit/page/query/answer'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { parseServerTime } from '@/lib/serverClock'
import { channelOf, readVisitParams } from '@/lib/url/urlParams'
import { actionOf, chosenLevel, shellFor, standingOf } from './recruitment'

/** The levels, the recruiting, the person's status, and the resulting action of the main button. */
export function useRecruitment() {
  const { loggedIn } = useCampaign()
  const [params] = useSearchParams()
  const link = useMemo(() => {
    const { inviteCode, shareUid, from } = readVisitParams(params)
    return { inviteCode, shareUid, from, levelId: channelOf(params.get('levelId')) }
  }, [params])
  const levels = useAnswer(readBuyAgentInfo, { levelId: undefined })
  const config = useAnswer(readAgentConfig, undefined).data
  const agent = useAnswer(checkUserAgent, undefined, { enabled: loggedIn })
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
