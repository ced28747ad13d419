import type { ResidentRewards } from '@/api/originalResident'
import type { Settled } from '@/kit/campaign/settle'
import type { Binding } from '@/kit/login/invitedLogin'
import { NewcomerFace } from './NewcomerFace'
import { ResidentFace } from './ResidentFace'
import type { FaceProps } from './useResident'

export interface FacesProps extends FaceProps {
  /** For whoever registers here. */
  binding: Binding
  /** A tap's call has said that nobody is logged in. */
  onSignedOut: () => void
  reload: (name: 'main') => Promise<{ main: Settled<ResidentRewards> }>
}

export function Faces({ binding, onSignedOut, reload, ...shared }: FacesProps) {
  const { face } = shared.view
  if (face === 'newcomer') return <NewcomerFace {...shared} binding={binding} reload={reload} />
  return face && <ResidentFace {...shared} onSignedOut={onSignedOut} />
}
