import { useState } from 'react'
import { ConfirmDialog } from '@/kit/campaign/ConfirmDialog'
import type { ShellStateName } from '@/kit/campaign/shellState'
import { serverNow } from '@/lib/serverClock'
import { track } from '@/tracking/track'
import { showToast } from '@/ui/toast'
import { Calendar } from './Calendar'
import { MakeupLine } from './MakeupLine'
import styles from './SignInPage.module.css'
import { monthOf } from './calendar'
import type { CalendarDay } from './calendar'
import { dateAt, shortDate } from './dates'
import type { Makeup } from './useMakeup'
import type { Signing } from './useSigning'

export interface CalendarCardProps {
  shell: ShellStateName
  signing: Pick<Signing, 'shown' | 'makeup'>
}

/** The month, and signing missed days with a card. */
export function CalendarCard({ shell, signing }: CalendarCardProps) {
  const { shown, makeup } = signing
  const today = shown?.today ?? dateAt(serverNow())
  const month = monthOf(today, shown?.todaySigned ?? false, shown?.calendar ?? [])
  const left = shown?.makeupLeft
  const open = shell === 'READY' && left !== undefined

  const onMissed = ({ date }: CalendarDay) => {
    track('sign-in', 'card', 'calendar-day', { date })
    if (left) makeup.ask(date)
    else showToast('暂无补签卡')
  }
  return (
    <section className={`${styles.card} ${styles.calendar}`} aria-label="签到日历">
      <Calendar
        month={month}
        masked={!shown}
        busy={makeup.busy}
        onMissed={open ? onMissed : undefined}
      />
      {left !== undefined && <MakeupLine left={left} open={open} />}
      <MakeupDialog makeup={makeup} left={left ?? 0} />
    </section>
  )
}

function MakeupDialog({ makeup, left }: { makeup: Makeup; left: number }) {
  const { asked, close, confirm } = makeup
  // While the dialog leaves the screen it still says which day it was.
  const [last, setLast] = useState(asked)
  if (asked !== undefined && asked !== last) setLast(asked)
  return (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={close}
      title={last ? `使用补签卡补签 ${shortDate(last)}？` : ''}
      rows={[{ label: '补签卡', value: `剩余${left}张` }]}
      confirmLabel="补签"
      onConfirm={confirm}
    />
  )
}
