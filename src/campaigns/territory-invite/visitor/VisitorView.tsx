import type { Territory } from '@/api/territory'
import { FormPanel } from '@/kit/landing/FormPanel'
import type { InviteView } from '../useInvitePage'
import { HostCard } from './HostCard'
import { JoinForm } from './JoinForm'
import { Outcome } from './Outcome'

interface VisitorViewProps {
  view: InviteView
  territory: Territory
}

/** Who invites, and the way in. */
export function VisitorView({ view, territory }: VisitorViewProps) {
  const { entry = 'asking' } = view
  const isOpen = entry === 'form' || entry === 'asking'
  return (
    <>
      <HostCard inviter={view.inviter} territory={territory} />
      <FormPanel
        view={isOpen ? entry : 'result'}
        form={<JoinForm view={view} />}
        result={!isOpen && <Outcome entry={entry} territoryId={view.territoryId} />}
        resultLabel="加入领地"
      />
    </>
  )
}
