import { useId, useState } from 'react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { InvitationSlot, InvitationTime } from '@/api/user'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { QueryView } from '@/kit/query/QueryView'
import { useCampaign } from '@/kit/page/useCampaign'
import { identityLines } from '@/kit/people/identityLines'
import { PersonRow } from '@/kit/people/PersonRow'
import { stampClock } from '@/lib/format/stamp'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/form/FieldError'
import { TextArea } from '@/ui/form/TextArea'
import { PlusIcon } from '@/ui/icons'
import { SkeletonBlock } from '@/ui/Skeleton'
import { lazyLayer } from '@/ui/useLazyLayer'
import { useTabKeys } from '@/ui/tabs/useTabKeys'
import { tabPanel } from '@/ui/tabs/Tabs'
import { MESSAGE_MAX, type DayChoice } from './guest'
import type { Guest, Picked } from './useHost'
import styles from './Steps.module.css'

interface GuestStepProps {
  guest: Guest | null | undefined
  ownUid: string | undefined
  loggedIn: boolean
  error: string | undefined
  onPick: (guest: Guest) => void
}

const LazyUserSearch = lazyLayer({
  name: 'UserSearchSheet',
  load: async () => (await import('@/kit/people/UserSearchSheet')).UserSearchSheet,
})

/** 「第一步」: the guest. */
export function GuestStep({ guest, ownUid, loggedIn, error, onPick }: GuestStepProps) {
  const { track, openLogin } = useCampaign()
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const choose = () => {
    track('button', 'choose-guest')
    if (loggedIn) open()
    else openLogin(open)
  }
  return (
    <Card heading="一、请谁来" className={styles.step}>
      {guest ? (
        <div className={styles.guest}>
          <PersonRow
            name={guest.nickname || '未命名用户'}
            avatar={guest.avatar}
            lines={identityLines(guest)}
          >
            <Button small quiet onPress={choose} label="更换客人">
              更换
            </Button>
          </PersonRow>
        </div>
      ) : (
        <button type="button" className={styles.add} onClick={choose}>
          <PlusIcon />
          选择客人
        </button>
      )}
      <FieldError text={error} className={styles.error} />
      <LazyUserSearch
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="选择客人"
        pickLabel="选择"
        whyNot={({ uid }) => (uid === ownUid ? '不能邀请自己' : undefined)}
        onPick={(user) => {
          onPick(user)
          setIsOpen(false)
        }}
      />
    </Card>
  )
}

interface TimeStepProps {
  loggedIn: boolean
  time: Pick<UseQueryResult<InvitationTime>, 'data' | 'error' | 'refetch'>
  days: readonly DayChoice[]
  date: string
  /** Undefined while loading, or if it failed. */
  slots: readonly InvitationSlot[] | undefined
  slot: InvitationSlot | undefined
  error: string | undefined
  onChange: (next: Partial<Picked>) => void
}

/** 「第二步」: the time. */
export function TimeStep(props: TimeStepProps) {
  const { loggedIn, time, days, date, slots, slot, error, onChange } = props
  const base = useId()
  return (
    <Card heading="二、什么时候" className={styles.step}>
      <Days days={days} date={date} base={base} onChange={onChange} />
      <div {...tabPanel(base, date)} className={styles.panel}>
        {loggedIn ? (
          <QueryView
            query={time}
            skeleton={<SlotsSkeleton />}
            small
            login={<LoginButton quiet small />}
          >
            {() =>
              slots ? <Slots slots={slots} slot={slot} onChange={onChange} /> : <SlotsSkeleton />
            }
          </QueryView>
        ) : (
          <div className={styles.guestNote}>
            <p>登录后查看可约的时间</p>
            <LoginButton small quiet>
              登录
            </LoginButton>
          </div>
        )}
      </div>
      <FieldError text={error} className={styles.error} />
    </Card>
  )
}

type DaysProps = Pick<TimeStepProps, 'days' | 'date' | 'onChange'> & { base: string }

/** The next seven days. */
function Days({ days, date, base, onChange }: DaysProps) {
  const { track } = useCampaign()
  const choose = (next: string) => {
    track('tab', 'date', { date: next })
    onChange({ date: next, slotId: undefined })
  }
  const ids = days.map((day) => day.date)
  const { list, onKeyDown } = useTabKeys(ids, date, choose)
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

type SlotsProps = Pick<TimeStepProps, 'slot' | 'onChange'> & { slots: readonly InvitationSlot[] }

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

interface MessageStepProps {
  message: string
  onChange: (message: string) => void
  error: string | undefined
  readOnly: boolean
}

/** 「第三步」: a short message to the guest. */
export function MessageStep({ message, onChange, error, readOnly }: MessageStepProps) {
  return (
    <Card heading="三、带句话" className={styles.step}>
      <TextArea
        label="给客人的话"
        hideLabel
        value={message}
        onChange={onChange}
        max={MESSAGE_MAX}
        error={error}
        readOnly={readOnly}
        placeholder="写句话给客人（选填）"
      />
    </Card>
  )
}
