import { useMe } from '@/kit/people/me'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { FoundUser, InvitationSlot } from '@/api/user'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { isSignedOut } from '@/kit/page/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { parseServerTime } from '@/lib/serverClock'
import { useSessionKey } from '@/session/useSession'
import { actionOf, chosenDate, dateOf, daysFrom, nextMidnight, openSlots } from '../guest'
import type { DraftErrors } from '../guest'
import { planetQuery, prefilledQuery, timeQuery } from '../queries'
import { useInvite } from './useInvite'

export type Host = ReturnType<typeof useHost>

/** Somebody who is to be invited. */
export type Guest = Pick<FoundUser, 'uid' | 'nickname' | 'avatar' | 'phoneMasked'>

interface Picked {
  /** Null: nobody, also where the address names somebody who has been invited by now. */
  guest?: Guest | null
  date?: string
  slotId?: string
}

/** Who invites, whom, when, and what is still missing. */
export function useHost(planetId: string | undefined, guestUid: string | undefined) {
  const campaign = useCampaign()
  const session = useSessionKey()
  const me = useMe({ enabled: campaign.loggedIn })
  const planet = useQuery({ ...planetQuery(planetId ?? ''), enabled: planetId !== undefined })
  const prefilled = useQuery({
    ...prefilledQuery(guestUid ?? ''),
    enabled: guestUid !== undefined,
  })
  const loggedIn = campaign.loggedIn && !isSignedOut(me)
  const [picked, setPicked] = useState<Picked>({})
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<DraftErrors>({})

  const calendar = useDays(picked.date)
  const time = useQuery({ ...timeQuery(session, planetId, calendar.date), enabled: loggedIn })
  const slots = time.isPlaceholderData ? undefined : time.data?.slots
  const now = useServerNowAt(starts(slots))
  const open = slots && openSlots(slots, now)
  const slot = open?.find(({ slotId, left }) => slotId === picked.slotId && left > 0)
  const guest = picked.guest === undefined ? prefilled.data : (picked.guest ?? undefined)
  const change = (next: Partial<typeof picked>) => {
    setPicked((before) => ({ ...before, ...next }))
    setErrors({})
  }
  const invite = useInvite({
    query: timeQuery(session, planetId, calendar.date),
    onRefused: (field, text) => {
      setErrors({ [field]: text })
      if (field === 'slot') setPicked(({ slotId: _gone, ...kept }) => kept)
    },
    onSent: () => {
      setPicked(({ date }) => ({ guest: null, date }))
      setMessage('')
    },
  })
  return {
    loggedIn,
    me: loggedIn ? me.data : undefined,
    planetId,
    planetName: planet.data?.name ?? '',
    guest,
    /** Whom the address names cannot be found. */
    isGuestMissing: picked.guest === undefined && prefilled.isError,
    ...calendar,
    time,
    /** Undefined while they are on their way, or could not be read. */
    slots: open,
    slot,
    message,
    errors,
    setErrors,
    setMessage: (text: string) => {
      setMessage(text)
      setErrors({})
    },
    change,
    invite,
    action: actionOf({
      loggedIn,
      isAsking: me.isPending || (time.isPending && !time.isError),
      realNameStatus: me.data?.realNameStatus,
      todayLeft: time.data?.todayLeft,
    }),
  }
}

/** The days by the platform's date, also when its midnight passes. */
function useDays(picked: string | undefined) {
  const [midnight, setMidnight] = useState<number>()
  const now = useServerNowAt([midnight])
  const next = nextMidnight(now)
  if (next !== midnight) setMidnight(next)
  const days = daysFrom(now)
  return { days, date: chosenDate(picked, days), today: dateOf(now) }
}

const starts = (slots: readonly InvitationSlot[] | undefined) =>
  (slots ?? []).map(({ start }) => parseServerTime(start))
