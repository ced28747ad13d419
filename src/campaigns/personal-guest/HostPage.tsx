import type { InvitationRecord } from '@/api/user'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { PageLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { PersonRow } from '@/kit/people/PersonRow'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { showFirstError } from '@/ui/form/FieldError'
import { ChevronRightIcon } from '@/ui/icons'
import { ACTION_LABELS, STATUS, checkDraft, whenText, type Action } from './guest'
import { head } from './head'
import { Hero } from './Hero'
import { SentDialog } from './SentDialog'
import { GuestStep, MessageStep, TimeStep } from './Steps'
import { useHost } from './useHost'
import styles from './HostPage.module.css'
import theme from './PersonalGuest.module.css'

interface HostPageProps {
  planetId: string | undefined
  /** The guest in the address. */
  guestUid: string | undefined
}

/** Three steps to an invitation, and those that were sent. */
export function HostPage({ planetId, guestUid }: HostPageProps) {
  const host = useHost(planetId, guestUid)
  const { loggedIn, me, guest, slot, message, errors, invite, change } = host
  const name = me?.nickname ?? ''
  const send = () => {
    const draft = { guestUid: guest?.uid, slotId: slot?.slotId, message }
    const found = checkDraft(draft, me?.uid)
    host.setErrors(found)
    showFirstError()
    if (!guest || !slot || Object.keys(found).length > 0) return undefined
    const words = message.trim()
    return invite.write({
      targetUid: guest.uid,
      scene: 'GUEST',
      refId: planetId ?? '',
      slotId: slot.slotId,
      ...(words !== '' && { message: words }),
      start: slot.start,
    })
  }
  return (
    <CampaignShell
      title={head.title}
      state={{ name: loggedIn ? 'READY' : 'GUEST' }}
      className={theme.theme}
      dark
      hero={
        <Hero
          title={name === '' ? head.title : `${name}的会客厅`}
          line={
            host.planetName === '' ? '请一位朋友来坐坐' : `在${host.planetName}，请一位朋友来坐坐`
          }
        />
      }
      bottomBar={<SendBar action={host.action} isPending={invite.isPending} onSend={send} />}
    >
      <GuestStep
        guest={guest}
        ownUid={me?.uid}
        loggedIn={loggedIn}
        error={errors.guest ?? (host.isGuestMissing ? '未找到该用户' : '')}
        onPick={(picked) => change({ guest: picked })}
      />
      <TimeStep
        loggedIn={loggedIn}
        time={host.time}
        days={host.days}
        date={host.date}
        slots={host.slots}
        slot={slot}
        error={errors.slot}
        onChange={change}
      />
      <MessageStep
        message={message}
        onChange={host.setMessage}
        error={errors.message}
        readOnly={invite.isPending}
      />
      {loggedIn && host.time.data && <Records records={host.time.data.records} />}
      <SentDialog sent={invite.sent} onClose={invite.close} />
    </CampaignShell>
  )
}

interface SendBarProps {
  action: Action
  isPending: boolean
  onSend: () => Promise<void> | undefined
}

/** The page's one main button. */
function SendBar({ action, isPending, onSend }: SendBarProps) {
  const { pageName, track, openLogin } = useCampaign()
  const press = () => {
    if (action === 'login') return openLogin()
    if (action === 'realName') return openApp({ pageName, path: appPages.realName })
    if (action !== 'send' || isPending) return undefined
    track('button', 'send-invitation')
    return onSend()
  }
  return (
    <Button
      wide
      disabled={action === 'limit'}
      busy={action === 'wait' || isPending}
      onPress={press}
    >
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** The sent invitations; each links to the card that its guest sees. */
function Records({ records }: { records: readonly InvitationRecord[] }) {
  return (
    <Card heading="邀请记录">
      {records.length === 0 ? (
        <EmptyState text="还没有邀请过客人" />
      ) : (
        <ul>
          {records.map((record, at) => (
            // The id may be missing.
            <li key={record.invitationId || at}>
              <Row record={record} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Row({ record }: { record: InvitationRecord }) {
  const { invitationId, nickname, avatar, start, status } = record
  const { track } = useCampaign()
  const name = nickname || '未命名用户'
  const { label, tone } = STATUS[status]
  const row = (
    <PersonRow name={name} avatar={avatar} lines={[whenText(start, '')]}>
      <Tag tone={tone}>{label}</Tag>
      {invitationId && <ChevronRightIcon className={styles.chevron} />}
    </PersonRow>
  )
  if (invitationId === '') return <div className={styles.row}>{row}</div>
  return (
    <PageLink
      to={`/personal-guest?invitationId=${encodeURIComponent(invitationId)}`}
      className={styles.row}
      onClick={() => track('card', 'record', { invitationId })}
    >
      {row}
    </PageLink>
  )
}
