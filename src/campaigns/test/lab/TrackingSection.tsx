import { useState } from 'react'
import { sendNow, waitingEvents } from '@/tracking/tracker'
import { Button } from '@/ui/button/Button'
import type { Finding } from '../checks/useChecks'
import { maskSecrets } from '../checks/mask'
import { CheckRow, Section } from '../checks/Section'
import type { Checks } from '../checks/useChecks'
import styles from './Laboratory.module.css'

const SHOWN = 20

/** What waits to be reported, and a way to send it now. */
export function TrackingSection({ checks }: { checks: Checks }) {
  const [events, setEvents] = useState(waitingEvents)
  const refresh = () => setEvents(waitingEvents())
  const send = async (): Promise<Finding> => {
    const before = waitingEvents().length
    await sendNow()
    const left = waitingEvents().length
    refresh()
    return { ok: left < before || before === 0, detail: `上报前 ${before} 条，剩余 ${left} 条` }
  }
  return (
    <Section number="07" title="埋点队列">
      <ul>
        <CheckRow
          id="tracking"
          label="立即上报"
          note="每次最多 10 条"
          action="立即上报"
          checks={checks}
          work={send}
        />
      </ul>
      <div className={styles.bar}>
        <h3 className={styles.heading}>待上报 {events.length} 条</h3>
        <Button small quiet onPress={refresh}>
          刷新
        </Button>
      </div>
      <ol aria-label="待上报事件">
        {events.slice(-SHOWN).map(({ event, refusals }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- equal events can wait side by side
          <li key={at} className={styles.event}>
            <span>
              {event.pageName}/{event.elementType}/{event.elementName}
              {event.extraInfo && ` ${maskSecrets(JSON.stringify(event.extraInfo))}`}
            </span>
            <span className={styles.faint}>
              {event.eventTime.slice(11)}
              {refusals > 0 && ` · 被拒 ${refusals}`}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
