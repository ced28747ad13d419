import { classes } from '@/ui/classes'
import { isSigned, spokenDay } from './calendar'
import type { CalendarDay, MonthCalendar } from './calendar'
import styles from './Calendar.module.css'

export interface CalendarProps {
  month: MonthCalendar
  /** Nobody is logged in: nothing is known of the days. */
  masked: boolean
  /** A missed day is being signed: the others wait. */
  busy?: boolean
  /** A missed day was tapped. Left out where signing afterwards is not offered. */
  onMissed?: (day: CalendarDay) => void
}

const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六']

export function Calendar({ month, masked, busy = false, onMissed }: CalendarProps) {
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{month.title}</h2>
        <p className={styles.count}>
          本月已签<b>{masked ? '--' : month.signed}</b>天
        </p>
      </header>
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
                <td key={day?.date ?? `blank-${weekday}`} aria-current={isToday(day)}>
                  {day && <Day day={day} busy={busy} onMissed={onMissed} />}
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

function isToday(day: CalendarDay | null): 'date' | undefined {
  return day?.state.startsWith('TODAY') ? 'date' : undefined
}

type DayProps = { day: CalendarDay; busy: boolean } & Pick<CalendarProps, 'onMissed'>

function Day({ day, busy, onMissed }: DayProps) {
  const look = classes(styles.day, styles[day.state], isSigned(day) && styles.done)
  const inside = (
    <>
      <span className={styles.number} aria-hidden="true">
        {day.day}
      </span>
      <span className={styles.mark} aria-hidden="true" />
    </>
  )
  if (day.state === 'MISSED' && onMissed)
    return (
      <button
        type="button"
        className={look}
        aria-label={`${spokenDay(day)}，可补签`}
        // Not `disabled`: the focus comes back here when the dialog closes.
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onMissed(day)
        }}
      >
        {inside}
      </button>
    )
  return (
    <span className={look}>
      {inside}
      <span className="visually-hidden">{spokenDay(day)}</span>
    </span>
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
