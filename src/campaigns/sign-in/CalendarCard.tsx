import { useState } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { signDay } from '@/api/signIn'
import { Card } from '@/kit/page/parts/Card'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { useWrite } from '@/kit/write/useWrite'
import { stampMonthDay } from '@/lib/format/stamp'
import { serverNow } from '@/lib/serverClock'
import { showToast } from '@/ui/toast/toast'
import { Calendar } from './Calendar'
import { monthOf } from './calendar'
import type { CalendarDay } from './calendar'
import { dateAt } from './dates'
import type { DateText } from './dates'
import { MakeupLine } from './MakeupLine'
import { withDateSigned, withMakeup } from './signIn'
import { useSignStatus } from './useSignStatus'
import styles from './Calendar.module.css'

/** The month, and signing missed days with a card. */
export function CalendarCard({ shell }: { shell: ShellStateName }) {
  const { track } = useCampaign()
  const status = useSignStatus().status.data
  const makeup = useMakeup()
  const today = status?.today ?? dateAt(serverNow())
  const month = monthOf(today, status?.todaySigned ?? false, status?.calendar ?? [])
  const left = status?.makeupLeft
  const canMakeUp = shell === 'READY' && left !== undefined

  const [chosen, setChosen] = useState<DateText>()

  const onDay = ({ date, state }: CalendarDay) => {
    track('card', 'calendar-day', { date })
    setChosen(date)
    if (state !== 'MISSED' || !canMakeUp) return
    if (left) makeup.open(date)
    else showToast('暂无补签卡')
  }
  return (
    <Card className={styles.card} label="签到日历">
      <Calendar
        month={month}
        masked={!status}
        chosen={chosen}
        busy={makeup.isPending}
        canMakeUp={canMakeUp}
        onDay={onDay}
      />
      {left !== undefined && <MakeupLine left={left} open={canMakeUp} />}
      <ConfirmDialog
        open={makeup.date !== undefined}
        onClose={makeup.close}
        title={makeup.date ? `使用补签卡补签 ${stampMonthDay(makeup.date)}？` : ''}
        rows={[{ label: '补签卡', value: `剩余${left ?? 0}张` }]}
        confirmLabel="补签"
        onConfirm={makeup.submit}
      />
    </Card>
  )
}

interface Makeup {
  /** The day that the dialog is about. */
  date: DateText | undefined
  open: (date: DateText) => void
  close: () => void
  /** Signs the day of the dialog. */
  submit: () => Promise<void>
  /** No other day can be chosen meanwhile. */
  isPending: boolean
}

/** Signing a missed day with a card. The dialog closes only with the write of its own day. */
function useMakeup(): Makeup {
  const { track, openLogin } = useCampaign()
  const { activityId, applyPatch, refetch, checkSigned } = useSignStatus()
  const [date, setDate] = useState<DateText>()
  const closeOf = (written: DateText) => setDate((now) => (now === written ? undefined : now))

  const { write, isPending } = useWrite({
    send: (intent: { date: DateText }) => signDay({ activityId, date: intent.date }),
    onDone: (answer, intent) => {
      applyPatch((before) => withMakeup(before, intent.date, answer))
      closeOf(intent.date)
      showToast(answer.rewardText ? `补签成功，获得${answer.rewardText}` : '补签成功')
      return refetch()
    },
    // After a lost answer another day's tap checks this one first: so the toast has the day.
    checkApplied: async (intent) => {
      const signed = await checkSigned(intent.date)
      closeOf(intent.date)
      if (signed) showToast(`${stampMonthDay(intent.date)}补签成功`)
      return signed
    },
    onSignedOut: () => {
      setDate(undefined)
      openLogin()
      void refetch()
    },
    onRefused: ({ code }, intent) => {
      const already = code === ALREADY_CLAIMED
      if (already) applyPatch((before) => withDateSigned(before, intent.date))
      if (already) showToast(`${stampMonthDay(intent.date)}已签到`)
      closeOf(intent.date)
      void refetch()
      return already
    },
  })

  const submit = async () => {
    if (date === undefined) return
    track('button', 'makeup', { date })
    await write({ date })
  }
  return { date, open: setDate, close: () => setDate(undefined), submit, isPending }
}
