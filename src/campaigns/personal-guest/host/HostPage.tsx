import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { showFirstError } from '@/ui/form/FieldError'
import { checkDraft } from '../guest'
import { head } from '../head'
import { Hero } from '../Hero'
import { GuestStep } from './GuestStep'
import { MessageStep } from './MessageStep'
import { Records } from './Records'
import { SendBar } from './SendBar'
import { SentDialog } from './SentDialog'
import { TimeStep } from './TimeStep'
import { useHost } from './useHost'
import styles from '../PersonalGuest.module.css'

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
      className={styles.theme}
      dark
      skeleton={null}
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
