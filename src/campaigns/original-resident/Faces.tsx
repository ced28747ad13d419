import type { ResidentRewards } from '@/api/originalResident'
import type { ShellStateName } from '@/kit/campaign/shellState'
import type { Settled } from '@/kit/campaign/settle'
import type { LoginGate } from '@/kit/login/useLoginGate'
import { NewcomerFace } from './NewcomerFace'
import { ResidentFace } from './ResidentFace'
import type { Claim } from './useClaim'
import type { ResidentView } from './view'

export interface FacesProps {
  view: ResidentView
  shell: ShellStateName
  activityId: string | undefined
  claim: Claim
  gate: LoginGate
  reload: () => Promise<{ main: Settled<ResidentRewards> }>
}

export function Faces({ view, gate, reload, ...shared }: FacesProps) {
  const { face, rewards, stages, inviter, inviteCode, invited } = view
  if (face === 'newcomer')
    return (
      <NewcomerFace
        {...shared}
        loggedIn={gate.loggedIn}
        gift={rewards.newUser}
        inviter={inviter}
        inviteCode={inviteCode}
        reload={reload}
      />
    )
  return (
    <ResidentFace {...shared} rewards={rewards} stages={stages} invited={invited} gate={gate} />
  )
}
