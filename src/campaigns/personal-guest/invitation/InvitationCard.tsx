import type { Invitation } from '@/api/user'
import { InviteCode } from '@/kit/invite/InviteCode'
import { OpenAppButton } from '@/kit/open-app/OpenAppButton'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { ClockIcon, LocationIcon } from '@/ui/icons'
import { Tag } from '@/ui/button/Tag'
import { STATUS, isLive, whenText } from '../guest'
import styles from './InvitationCard.module.css'

/** The host, the guest, the time and the place; it is answered in the app. */
export function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { pageName, track } = useCampaign()
  const { status, message, planetName, inviteCode, invitationId } = invitation
  const host = invitation.hostName || '你的朋友'
  const { label, tone } = STATUS[status]
  return (
    <section className={styles.card} aria-label="邀请函">
      <header className={styles.header}>
        <Avatar src={safeImage(invitation.hostAvatar)} name={host} size={100} />
        <div className={styles.words}>
          <p className={styles.to}>致 {invitation.guestName || '亲爱的朋友'}</p>
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
