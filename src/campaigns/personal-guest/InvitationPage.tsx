import { readInvitationTime, type Invitation } from '@/api/user'
import { InviteCode } from '@/kit/invite/InviteCode'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useAnswer } from '@/kit/query/answer'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { withoutCampaign } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { SkeletonCards } from '@/ui/Skeleton'
import { Tag } from '@/ui/button/Tag'
import { ClockIcon, LocationIcon } from '@/ui/icons'
import { Avatar } from '@/ui/picture/Avatar'
import { STATUS, isLive, whenText } from './guest'
import { head } from './head'
import { Hero } from './Hero'
import styles from './InvitationPage.module.css'
import theme from './PersonalGuest.module.css'

const MISSING = '邀请不存在或已撤回'

/** The guest's view. */
export function InvitationPage({ invitationId }: { invitationId: string }) {
  const query = useAnswer(readInvitationTime, { scene: 'GUEST', invitationId })
  const shell = withoutCampaign(useShellState(query))
  const invitation = query.data?.invitation
  const isMissing = query.data !== undefined && !invitation
  return (
    <CampaignShell
      title={head.title}
      state={isMissing && shell.name === 'READY' ? { name: 'EMPTY', text: MISSING } : shell}
      className={theme.theme}
      dark
      skeleton={SKELETON}
      hero={HERO}
      bottomBar={shell.name === 'GUEST' && <LoginButton wide />}
    >
      {shell.name === 'GUEST' && <p className={styles.hint}>登录后就能看见这封邀请</p>}
      {invitation && <InvitationCard invitation={invitation} />}
    </CampaignShell>
  )
}

/** The host, the guest, the time and the place; it is answered in the app. */
function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { pageName, track } = useCampaign()
  const { status, message, planetName, inviteCode, invitationId } = invitation
  const host = invitation.hostName || '你的朋友'
  const { label, tone } = STATUS[status]
  return (
    <section className={styles.card} aria-label="邀请函">
      <header className={styles.header}>
        <Avatar src={invitation.hostAvatar} name={host} size={100} />
        <div className={styles.words}>
          <p className="muted">致 {invitation.guestName || '亲爱的朋友'}</p>
          <h2 className={styles.title}>{host} 邀请你来坐坐</h2>
        </div>
        <Tag tone={tone}>{label}</Tag>
      </header>
      {message !== '' && <p className={styles.message}>{message}</p>}
      <ul className={styles.facts}>
        <li>
          <ClockIcon />
          {whenText(invitation.start, invitation.end)}
        </li>
        {planetName !== '' && (
          <li>
            <LocationIcon />
            {planetName}
          </li>
        )}
      </ul>
      {inviteCode !== '' && (
        <InviteCode inviteCode={inviteCode} label="邀请码" onCopy={() => track('button', 'copy')} />
      )}
      <OpenAppButton
        wide
        disabled={!isLive(status)}
        pageName={pageName}
        path={`/personal-guest?invitationId=${invitationId}`}
      >
        {isLive(status) ? '打开App赴约' : label}
      </OpenAppButton>
    </section>
  )
}

const HERO = <Hero title={head.title} line="一杯茶的时间，刚刚好" />
const SKELETON = <SkeletonCards heights={[620]} />

/**
 * For the page's static document, which has no parameters: a link opens an invitation more often than a host's page.
 */
export function PersonalGuestShell() {
  return (
    <WaitingShell title={head.title} className={theme.theme} dark hero={HERO} skeleton={SKELETON} />
  )
}
