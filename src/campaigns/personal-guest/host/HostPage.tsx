import { CampaignShell } from '@/kit/page/shell/CampaignShell'
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
  /** Somebody whom the address names. */
  guestUid: string | undefined
}

/** Three steps to an invitation, and those that were sent. */
export function HostPage({ planetId, guestUid }: HostPageProps) {
  const host = useHost(planetId, guestUid)
  const name = host.me?.nickname ?? ''
  return (
    <CampaignShell
      title={head.title}
      state={{ name: host.loggedIn ? 'READY' : 'GUEST' }}
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
      bottomBar={<SendBar host={host} />}
    >
      <GuestStep host={host} />
      <TimeStep host={host} />
      <MessageStep host={host} />
      <Records host={host} />
      <SentDialog host={host} />
    </CampaignShell>
  )
}
