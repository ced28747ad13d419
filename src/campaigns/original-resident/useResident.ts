import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ResidentRewards } from '@/api/originalResident'
import type { Settled } from '@/kit/campaign/settle'
import type { ShellState, ShellStateName } from '@/kit/campaign/shellState'
import type { Binding } from '@/kit/login/invitedLogin'
import type { LoginGate } from '@/kit/login/useLoginGate'
import { idOf } from '@/lib/urlParams'
import { invitationOf } from './inviter'
import { readInviter } from './loader'
import type { Face } from './resident'
import { useClaim } from './useClaim'
import type { Claim } from './useClaim'
import { useLoginOver } from './useLoginOver'
import { shellFor, viewOf } from './view'
import type { Parts, ResidentView } from './view'

/** What both faces are given. */
export interface FaceProps {
  view: ResidentView
  shell: ShellStateName
  activityId: string | undefined
  claim: Claim
  onLogin: () => void
}

export interface ResidentOptions {
  parts: Parts | undefined
  /** What the answers say about when the campaign runs. */
  times: ShellState
  gate: LoginGate
  reload: (name: 'main') => Promise<{ main: Settled<ResidentRewards> }>
}

/** Who looks at the page, at which of its two faces, and what can be done there. */
export function useResident({ parts, times, gate, reload }: ResidentOptions) {
  const [query] = useSearchParams()
  const activityId = idOf(query.get('activityId'))
  const invitation = invitationOf(query)
  const { isOver, onSignedOut } = useLoginOver(gate.openLogin, reload)
  const claim = useClaim({ activityId, reload, onSignedOut })
  const found = viewOf(parts, invitation, claim.claimed, gate.loggedIn && !isOver)
  const face = useLastFace(found?.face)
  const view = found && { ...found, face }
  const binding: Binding = {
    found: parts?.inviter,
    linkCode: invitation.inviteCode,
    ...(invitation.inviterId && { ask: () => readInviter(invitation) }),
  }
  return {
    activityId,
    shell: shellFor(times, view),
    view,
    claim,
    binding,
    onLogin: gate.openLogin,
    onSignedOut,
  }
}

/** A face that is drawn stays until it is known that the other one is due: what is done on it goes on. */
function useLastFace(face: Face | undefined): Face | undefined {
  const [last, setLast] = useState(face)
  if (face !== undefined && face !== last) setLast(face)
  return face ?? last
}
