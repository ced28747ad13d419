import { useState } from 'react'
import { readUserInfo } from '@/api/login'
import { readPlanet } from '@/api/planet'
import { readInvitationTime } from '@/api/user'
import type { FoundUser, InvitationSlot } from '@/api/user'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { answerQuery, useAnswer } from '@/kit/page/query/answer'
import { sessionOf } from '@/kit/page/query/queryClient'
import { isSignedOut } from '@/kit/page/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { parseServerTime } from '@/lib/serverClock'
import { sessionKey } from '@/session/sessionKey'
import { actionOf, chosenDate, dateOf, daysFrom, nextMidnight, openSlots } from '../guest'
import type { DraftErrors } from '../guest'
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
  const me = useMe({ enabled: campaign.loggedIn })
  const planet = useAnswer(
    readPlanet,
    { planetId: planetId ?? '' },
    { enabled: planetId !== undefined, keepGuest: true },
  )
  const prefilled = useAnswer(
    readUserInfo,
    { uid: guestUid ?? '' },
    { enabled: guestUid !== undefined, keepGuest: true },
  )
  const loggedIn = campaign.loggedIn && !isSignedOut(me)
  const [picked, setPicked] = useState<Picked>({})
  const [message, setMessage] = useState('')
  const [errors, setErrors] = useState<DraftErrors>({})

  const calendar = useDays(picked.date)
  const time = useAnswer(
    readInvitationTime,
    { scene: 'GUEST', refId: planetId, date: calendar.date },
    {
      enabled: loggedIn,
      // Of the same person alone: what does not belong to a day stays while another day is on its way.
      placeholderData: (previous, query) =>
        query && sessionOf(query.queryKey) === sessionKey() ? previous : undefined,
    },
  )
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
    query: answerQuery(readInvitationTime, {
      scene: 'GUEST',
      refId: planetId,
      date: calendar.date,
    }),
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
