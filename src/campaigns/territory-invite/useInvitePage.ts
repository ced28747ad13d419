import { useMe } from '@/kit/people/me'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { validInviter } from '@/kit/landing/inviter'
import { inviterQuery } from '@/kit/landing/inviterQuery'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { isSignedOut } from '@/kit/page/query/queryPart'
import type { ShellState } from '@/kit/page/shell/shellState'
import { readTerritory } from '@/api/territory'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { entryOf, roleOf } from './territoryInvite'
import type { Territory } from '@/api/territory'

export type InviteView = ReturnType<typeof useInvitePage>

/** The territory, who looks at it, and who sent them. */
export function useInvitePage(territoryId: string, inviteCode: string | undefined) {
  const campaign = useCampaign()
  const waiting = useWaitsForApp()
  const main = useAnswer(readTerritory, { territoryId })
  const me = useMe({ enabled: campaign.loggedIn })
  const inviter = useQuery(inviterQuery({ inviteCode }))
  const asked = useShellState(main)
  const [hasJoined, setHasJoined] = useState(false)
  const territory = found(main.data)
  const loggedIn = campaign.loggedIn && !isSignedOut(me)
  const role = territory ? roleOf({ waiting, loggedIn, me, territory }) : 'asking'
  return {
    territoryId,
    territory,
    shell: stateOf(asked, main.data !== undefined && !territory),
    role,
    entry: territory && entryOf({ territory, role, loggedIn, hasJoined }),
    me: loggedIn ? me.data : undefined,
    inviteCode,
    inviter: validInviter(inviter.data),
    /** Null: nobody. Undefined while it is asked, and where it could not be. */
    binder: inviter.data,
    join: () => setHasJoined(true),
  }
}

const found = (territory: Territory | null | undefined): Territory | undefined =>
  territory && territory.territoryId !== '' ? territory : undefined

/** The main call has no login and is about no campaign: whatever refuses it, but that it is taken down, is a failure. */
function stateOf(asked: ShellState, isMissing: boolean): ShellState {
  if (asked.name === 'READY' && isMissing) return { name: 'EMPTY', text: '领地不存在或已注销' }
  const isUsual = asked.name === 'READY' || asked.name === 'LOADING' || asked.name === 'OFFLINE'
  return isUsual ? asked : { name: 'ERROR' }
}
