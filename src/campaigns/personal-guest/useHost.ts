import { useState } from 'react'
import type { InvalidateOptions } from '@tanstack/react-query'
import { SENSITIVE, SOLD_OUT, failureOf } from '@/api/core/verdict/failure'
import { readUserInfo } from '@/api/login'
import { readPlanet } from '@/api/planet'
import { inviteUser, readInvitationTime } from '@/api/user'
import type {
  FoundUser,
  InvitationSlot,
  InvitationTime,
  InvitationTimeRequest,
  UserInvitationRequest,
} from '@/api/user'
import { useServerDate, useServerNowAt } from '@/kit/clock/useServerNow'
import { answerQuery, useAnswer } from '@/kit/query/answer'
import { fetchFresh, queryClient, sessionOf } from '@/kit/query/queryClient'
import { isSignedOut } from '@/kit/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { useWrite } from '@/kit/write/useWrite'
import { parseServerTime } from '@/lib/serverClock'
import { sessionKey } from '@/session/sessionKey'
import { actionOf, chosenDate, daysFrom, isSent, openSlots } from './guest'
import type { DraftErrors } from './guest'

/** A person to invite. */
export type Guest = Pick<FoundUser, 'uid' | 'nickname' | 'avatar' | 'phoneMasked'>

export interface Picked {
  /** Null: none, also if the guest in the address has been invited by now. */
  guest?: Guest | null
  date?: string
  slotId?: string
}

/** The host, the guest, the time, and what is still missing. */
export function useHost(planetId: string | undefined, guestUid: string | undefined) {
  const campaign = useCampaign()
  const me = useMe({ enabled: campaign.loggedIn })
  const planet = useAnswer(
    readPlanet,
    { planetId: planetId ?? '' },
    { enabled: planetId !== undefined },
  )
  const prefilled = useAnswer(
    readUserInfo,
    { uid: guestUid ?? '' },
    { enabled: guestUid !== undefined },
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
      // Of the same person only: what does not depend on the day stays while another day loads.
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
    planetName: planet.data?.name ?? '',
    guest,
    /** The guest in the address cannot be found. */
    isGuestMissing: picked.guest === undefined && isNobody(prefilled.error),
    ...calendar,
    time,
    /** Undefined while loading, or if it failed. */
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

const NOBODY = 50_001

const isNobody = (error: unknown) => error !== null && failureOf(error).code === NOBODY

const invalidateTimes = (options?: InvalidateOptions) =>
  queryClient.invalidateQueries({ queryKey: [readInvitationTime.name] }, options)

/** The days by the platform's date, updated at its midnight. */
function useDays(picked: string | undefined) {
  const days = daysFrom(useServerDate())
  return { days, date: chosenDate(picked, days) }
}

const starts = (slots: readonly InvitationSlot[] | undefined) =>
  (slots ?? []).map(({ start }) => parseServerTime(start))

interface InviteOptions {
  /** The day's slots and the records, which show whether an invitation was sent. */
  query: ReturnType<typeof answerQuery<InvitationTimeRequest, InvitationTime>>
  /** The platform's refusal, to be shown at its step. */
  onRefused: (field: keyof DraftErrors, text: string) => void
  onSent: () => void
}

/** The call's own fields, and the start in its record. */
type Invite = UserInvitationRequest & { start: string }

/** Sends the invitation once. */
function useInvite({ query, onRefused, onSent }: InviteOptions) {
  /** The id of the invitation just sent; '' if it is not known. */
  const [sent, setSent] = useState<string>()
  const finish = (invitationId: string) => {
    setSent(invitationId)
    onSent()
    return invalidateTimes()
  }
  const { write, isPending } = useWrite({
    send: ({ start: _start, ...request }: Invite) => inviteUser(request),
    supersedes: (lost, next) => lost.targetUid === next.targetUid,
    snapshot: () =>
      queryClient.getQueryData(query.queryKey)?.records.map(({ invitationId }) => invitationId),
    onDone: ({ invitationId }) => finish(invitationId),
    checkApplied: async ({ targetUid, start }, snapshot) => {
      const { records } = await fetchFresh(query)
      const before = Array.isArray(snapshot) ? snapshot.map(String) : []
      if (!isSent(records, before, { targetUid, start })) return false
      const record = records.find((one) => one.uid === targetUid && one.start === start)
      await finish(record?.invitationId ?? '')
      return true
    },
    words: { 60003: '完成实名认证后可邀请' },
    onRefused: (failure) => {
      if (failure.kind !== 'business' || failure.toasted) return false
      if (failure.code === SOLD_OUT) onRefused('slot', '该时段刚刚约满，请重新选择')
      else if (failure.code === SENSITIVE) onRefused('message', failure.text)
      else return false
      return true
    },
  })
  return { write, isPending, sent, close: () => setSent(undefined) }
}
