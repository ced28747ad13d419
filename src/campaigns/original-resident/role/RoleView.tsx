import type { ShellStateName } from '@/kit/page/shell/shellState'
import type { Invitation, Inviter } from '../invite/inviter'
import { NewcomerView } from '../newcomer/NewcomerView'
import type { ResidentState } from '../resident/residentState'
import { ResidentView } from '../resident/ResidentView'
import { useClaim } from '../rewards/useClaim'

export interface RoleViewProps {
  resident: ResidentState
  shell: ShellStateName
  activityId: string | undefined
  invitation: Invitation
  /** Null: nobody invites. Undefined while that is asked, and where it could not be. */
  inviter: Inviter | null | undefined
}

/** The page of a resident or of a newcomer. */
export function RoleView({ invitation, inviter, ...shared }: RoleViewProps) {
  const { activityId, resident } = shared
  const claim = useClaim(activityId)
  if (resident.role === 'newcomer')
    return <NewcomerView {...shared} claim={claim} invitation={invitation} inviter={inviter} />
  return resident.role && <ResidentView {...shared} claim={claim} />
}
