import { useId, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { InvitationSlot, InvitationTime } from '@/api/user'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useCampaign } from '@/kit/page/useCampaign'
import { stampClock } from '@/lib/format/stamp'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/form/FieldError'
import { nextTab } from '@/ui/tabs/nextTab'
import { SkeletonBlock } from '@/ui/Skeleton'
import { tabPanel } from '@/ui/tabs/Tabs'
import styles from './Steps.module.css'
import type { DayChoice } from '../guest'
import type { Picked } from './useHost'

interface DaysProps {
  days: readonly DayChoice[]
  date: string
  base: string
  onChange: (next: Partial<Picked>) => void
}

interface SlotsProps {
  slots: readonly InvitationSlot[]
  slot: InvitationSlot | undefined
  onChange: (next: Partial<Picked>) => void
}

interface TimeStepProps extends Omit<DaysProps, 'base'>, Omit<SlotsProps, 'slots'> {
  loggedIn: boolean
  time: Pick<UseQueryResult<InvitationTime>, 'data' | 'error' | 'refetch'>
  /** Undefined while loading, or if it failed. */
  slots: readonly InvitationSlot[] | undefined
  error: string | undefined
}

/** 「第二步」: the time. */
export function TimeStep({ loggedIn, time, days, date, error, ...choice }: TimeStepProps) {
  const base = useId()
  const { openLogin } = useCampaign()
  return (
    <Card heading="二、什么时候" className={styles.step}>
      <Days days={days} date={date} base={base} onChange={choice.onChange} />
      <div {...tabPanel(base, date)} className={styles.panel}>
        {loggedIn ? (
          <QueryView query={time} skeleton={<SlotsSkeleton />} small>
            {() => (choice.slots ? <Slots {...choice} slots={choice.slots} /> : <SlotsSkeleton />)}
          </QueryView>
        ) : (
          <div className={styles.guestNote}>
            <p>登录后查看可约的时间</p>
            <Button small quiet onPress={openLogin}>
              登录
            </Button>
          </div>
        )}
      </div>
      <FieldError text={error} className={styles.error} />
    </Card>
  )
}

/** The next seven days. */
function Days({ days, date, base, onChange }: DaysProps) {
  const { track } = useCampaign()
  const list = useRef<HTMLDivElement>(null)
  const choose = (next: string) => {
    track('tab', 'date', { date: next })
    onChange({ date: next, slotId: undefined })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = days.map((day) => ({ id: day.date }))
    const next = nextTab(tabs, date, event.key)
    if (!next) return
    event.preventDefault()
    choose(next.id)
    const tab = list.current?.children[tabs.indexOf(next)]
    if (tab instanceof HTMLElement) tab.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="日期" className={styles.days}>
      {days.map((day) => (
        <button
          key={day.date}
          type="button"
          role="tab"
          id={`${base}${day.date}`}
          aria-selected={day.date === date}
          aria-controls={day.date === date ? `${base}panel` : undefined}
          tabIndex={day.date === date ? 0 : -1}
          className={styles.day}
          onClick={() => choose(day.date)}
          onKeyDown={onKeyDown}
        >
          <span>{day.name}</span>
          <span className={styles.short}>{day.short}</span>
        </button>
      ))}
    </div>
  )
}

/** Brass tags, one an hour. */
function Slots({ slots, slot, onChange }: SlotsProps) {
  const { track } = useCampaign()
  if (slots.length === 0) return <p className={styles.none}>这一天没有可约的时间了</p>
  return (
    <ul className={styles.slots}>
      {slots.map(({ slotId, start, left }) => (
        <li key={slotId}>
          <button
            type="button"
            className={styles.slot}
            aria-pressed={slotId === slot?.slotId}
            disabled={left === 0}
            onClick={() => {
              track('card', 'slot', { slotId })
              onChange({ slotId })
            }}
          >
            <span className={styles.hour}>{stampClock(start)}</span>
            <span className={styles.left}>{left === 0 ? '已约满' : `余${left}席`}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function SlotsSkeleton() {
  return (
    <div className={styles.slots} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <SkeletonBlock key={at} className={styles.skeletonBlock} />
      ))}
    </div>
  )
}
