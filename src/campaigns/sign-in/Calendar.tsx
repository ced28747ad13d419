import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { stampMonthDay } from '@/lib/format/stamp'
import { classes } from '@/ui/classes'
import { dayText, isSigned, isToday, shownDay, spokenDay } from './calendar'
import type { CalendarDay, MonthCalendar } from './calendar'
import type { DateText } from './dates'
import styles from './Calendar.module.css'

export interface CalendarProps {
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

export function Calendar({ month, chosen, ...days }: CalendarProps) {
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
