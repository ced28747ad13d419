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
import type { DateText } from './dates'
import { todayOf } from './signIn'
import type { Signing } from './useSigning'

/** The month, and signing missed days with a card. */
export function CalendarCard({ shell, signing }: { shell: ShellStateName; signing: Signing }) {
  const { shown, makeUp } = signing
  const [asked, setAsked] = useState<DateText>()
  const today = shown ? todayOf(shown, serverNow()) : dateAt(serverNow())
  const month = monthOf(today, shown?.todaySigned ?? false, shown?.calendar ?? [])
  const left = shown?.makeupLeft
  const open = shell === 'READY' && left !== undefined

  const onMissed = ({ date }: CalendarDay) => {
    track('sign-in', 'card', 'calendar-day', { date })
    if (left) setAsked(date)
    else showToast('暂无补签卡')
  }
  const onConfirm = async () => {
    if (!asked) return
    track('sign-in', 'button', 'makeup', { date: asked })
    await makeUp(asked)
    setAsked(undefined)
  }
  return (
    <section className={`${styles.card} ${styles.calendar}`} aria-label="签到日历">
      <Calendar month={month} masked={!shown} onMissed={open ? onMissed : undefined} />
      {left !== undefined && <MakeupLine left={left} open={open} />}
      <MakeupDialog
        date={asked}
        left={left ?? 0}
        onClose={() => setAsked(undefined)}
        onConfirm={onConfirm}
      />
    </section>
  )
}

interface MakeupDialogProps {
  date: DateText | undefined
  left: number
  onClose: () => void
  onConfirm: () => Promise<void>
}

function MakeupDialog({ date, left, onClose, onConfirm }: MakeupDialogProps) {
  // While the dialog leaves the screen it still says which day it was.
  const [last, setLast] = useState(date)
  if (date !== undefined && date !== last) setLast(date)
  return (
    <ConfirmDialog
      open={date !== undefined}
      onClose={onClose}
      title={last ? `使用补签卡补签 ${shortDate(last)}？` : ''}
      rows={[{ label: '补签卡', value: `剩余${left}张` }]}
      confirmLabel="补签"
      onConfirm={onConfirm}
    />
  )
}
