import { useState, type KeyboardEvent } from 'react'
import { ALREADY_CLAIMED } from '@/api/core/verdict/failure'
import { signDay } from '@/api/signIn'
import { Card } from '@/kit/page/parts/Card'
import type { ShellStateName } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { ConfirmDialog } from '@/kit/write/ConfirmDialog'
import { useWrite } from '@/kit/write/useWrite'
import { stampMonthDay } from '@/lib/format/stamp'
import { serverNow } from '@/lib/serverClock'
import { classes } from '@/ui/classes'
import { showToast } from '@/ui/toast/toast'
import { serverDate } from '@/lib/format/formatServerTime'
import { dayText, isSigned, isToday, monthOf, shownDay, spokenDay } from './calendar'
import type { CalendarDay, DateText, MonthCalendar } from './calendar'
import { withDateSigned, withMakeup } from './signIn'
import { useSignStatus } from './useSignStatus'
import styles from './CalendarCard.module.css'

/** The month, and signing missed days with a card. */
export function CalendarCard({ shell }: { shell: ShellStateName }) {
  const { track } = useCampaign()
  const status = useSignStatus().status.data
  const makeup = useMakeup()
  const today = status?.today ?? serverDate(serverNow())
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

/** Signing a missed day with a card. The dialog closes only with the write of its own day. */
function useMakeup() {
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

interface CalendarProps {
  month: MonthCalendar
  /** Not logged in: the days are unknown. */
  masked: boolean
  /** The day that was tapped last. */
  chosen: DateText | undefined
  /** A missed day is being signed: the other missed ones wait. */
  busy: boolean
  /** Missed days can be signed afterwards. */
  canMakeUp: boolean
  onDay: (day: CalendarDay) => void
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

function Calendar({ month, chosen, ...days }: CalendarProps) {
  const shown = shownDay(month, chosen)
  // The month is one Tab stop; the arrow keys move between its days.
  const [focused, setFocused] = useState<DateText>()
  const all = month.weeks.flat().filter((day) => day !== null)
  const stop = all.find(({ date }) => date === focused) ?? shown ?? all[0]
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{month.title}</h2>
        <p className={styles.count}>
          本月已签<b>{days.masked ? '--' : month.signed}</b>天
        </p>
      </header>
      {/* Above the month, whose end is below the screen on a short phone when a day is tapped. */}
      {shown && <DayLine day={shown} masked={days.masked} />}
      <table className={styles.table} aria-label={`${month.title}签到日历`}>
        <thead>
          <tr>
            {WEEKDAYS.map((name) => (
              <th key={name} scope="col" abbr={`星期${name}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map((week) => (
            <tr key={week.find(Boolean)?.date}>
              {week.map((day, weekday) => (
                <td
                  key={day?.date ?? `blank-${weekday}`}
                  aria-current={day && isToday(day) ? 'date' : undefined}
                >
                  {day && (
                    <Day
                      {...days}
                      day={day}
                      isShown={day === shown}
                      isStop={day === stop}
                      onFocus={() => setFocused(day.date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend />
    </>
  )
}

type DayProps = {
  day: CalendarDay
  isShown: boolean
  isStop: boolean
  onFocus: () => void
} & Pick<CalendarProps, 'masked' | 'busy' | 'canMakeUp' | 'onDay'>

function Day({ day, isShown, isStop, onFocus, masked, busy, canMakeUp, onDay }: DayProps) {
  const isOpen = canMakeUp && day.state === 'MISSED'
  const isLocked = isOpen && busy
  return (
    <button
      type="button"
      className={classes(
        styles.day,
        styles[day.state],
        isSigned(day) && styles.done,
        isShown && styles.shown,
      )}
      aria-pressed={isShown}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={walk}
      // Not `disabled`: the focus comes back here when the dialog closes.
      aria-disabled={isLocked || undefined}
      onClick={() => {
        if (!isLocked) onDay(day)
      }}
    >
      <span className={styles.number} aria-hidden="true">
        {day.day}
      </span>
      <span className={styles.mark} aria-hidden="true" />
      <span className="visually-hidden">
        {spokenDay(day, masked)}
        {isOpen && '，可补签'}
      </span>
    </button>
  )
}

const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -WEEKDAYS.length,
  ArrowDown: WEEKDAYS.length,
}

function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const days = [...(event.currentTarget.closest('tbody')?.querySelectorAll('button') ?? [])]
  days[days.indexOf(event.currentTarget) + step]?.focus()
}

/** The state of the tapped day, at first today. */
function DayLine({ day, masked }: { day: CalendarDay } & Pick<CalendarProps, 'masked'>) {
  const isMarked = !masked && (isSigned(day) || day.state === 'MISSED')
  return (
    <p className={classes(styles.line, styles[day.state])} aria-live="polite">
      <b>{stampMonthDay(day.date)}</b>
      {isMarked && <span className={styles.mark} aria-hidden="true" />}
      <span>{dayText(day, masked)}</span>
    </p>
  )
}

function Legend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      <li className={styles.SIGNED}>
        <span className={styles.mark} />
        已签到
      </li>
      <li className={styles.MADE_UP}>
        <span className={styles.mark} />
        已补签
      </li>
      <li className={styles.MISSED}>
        <span className={styles.mark} />
        漏签
      </li>
    </ul>
  )
}

/** The number of cards left, and what they do. */
function MakeupLine({ left, open }: { left: number; open: boolean }) {
  return (
    <div className={styles.makeup}>
      <svg className={styles.makeupCard} viewBox="0 0 56 40" aria-hidden="true">
        <rect x="6" y="1" width="49" height="33" rx="6" fill="#bfe6d8" />
        <rect x="1" y="6" width="49" height="33" rx="6" fill="#1f9a7d" />
        <path d="M1 14h49v5H1z" fill="#16805f" />
        <path d="M25.5 20.500l6.5 6.5-6.5 6.5-6.5-6.500z" fill="#fff" />
      </svg>
      <b className={styles.makeupCount}>补签卡 ×{left}</b>
      {open && (
        <span className={styles.hint}>{left > 0 ? '点日历上漏签的日期补签' : '暂无补签卡'}</span>
      )}
    </div>
  )
}
