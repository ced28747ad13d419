import { readInvitationTime } from '@/api/user'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useShellState } from '@/kit/page/shell/useShellState'
import { head } from '../head'
import { Hero } from '../Hero'
import { InvitationCard } from './InvitationCard'
import { InvitationSkeleton } from './InvitationSkeleton'
import styles from '../PersonalGuest.module.css'

const MISSING = '邀请不存在或已撤回'

/** The guest's view. */
export function InvitationPage({ invitationId }: { invitationId: string }) {
  const query = useAnswer(readInvitationTime, { scene: 'GUEST', invitationId })
  const shell = useShellState(query)
  const invitation = query.data?.invitation
  const isMissing = query.data !== undefined && !invitation
  return (
    <CampaignShell
      title={head.title}
      state={isMissing && shell.name === 'READY' ? { name: 'EMPTY', text: MISSING } : shell}
      className={styles.theme}
      dark
      skeleton={<InvitationSkeleton />}
      hero={<Hero title={head.title} line="一杯茶的时间，刚刚好" />}
    >
      {invitation && <InvitationCard invitation={invitation} />}
    </CampaignShell>
  )
}
