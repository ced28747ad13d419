import type {
  Invitation,
  InvitationRecord,
  InvitationTime,
  UserInvitationRequest,
  InvitationTimeRequest,
  InvitationSlot,
} from '@/api/user'
import { accountsOf } from '@/sandbox/account'
import { refuse, type Refusal } from '@/sandbox/answer'
import { DAY_MS, addDays, day, parseStamp, stamp } from '@/sandbox/clock'
import { realNameOf } from '@/sandbox/login/passport'
import { manyOf } from '@/sandbox/paging'
import { planetOf } from '@/sandbox/planet/planets'
import { onReset } from '@/sandbox/platform'
import type { Call, MemberCall } from '@/sandbox/serve/handle'
import { findTerritory } from '@/sandbox/territory/data'
import { findUser, inviteCodeFor, person } from '@/sandbox/users'

/** A sent invitation, with the texts of both sides. */
interface Sent extends Invitation {
  scene: UserInvitationRequest['scene']
  refId: string
  hostUid: string
  guestUid: string
  slotId: string
  sentOn: string
}

const A_DAY = 3

/** What each person has sent, the newest first; and the slots that other hosts took. */
const accounts = accountsOf<{ sent: Sent[]; lost: string[] }>(
  (call, uid) => ({ sent: pastOf(call, uid), lost: [] }),
  ['slot_lost', 'records'],
)
/** All of them by their id, for the guests. */
const all = new Map<string, Sent>()
onReset(() => all.clear())

export function invite(call: MemberCall<UserInvitationRequest>) {
  const { payload, user, now } = call
  const { sent } = accounts.of(call)
  const guest = findUser({ uid: payload.targetUid ?? '' })
  if (!guest) return refuse(50_001)
  if (guest.uid === user.uid) return refuse(90_105, '不能邀请自己')
  const refused = payload.scene === 'TERRITORY' ? refuseResident(call) : refuseGuest(call)
  if (refused) return refused
  const slot = slotById(payload.slotId ?? '', () => 0)
  const planet = planetOf(payload.refId ?? '')
  const made: Sent = {
    invitationId: `${now}${sent.length}`,
    inviteCode: inviteCodeFor(user.uid),
    hostName: user.nickname,
    hostAvatar: '',
    hostUid: user.uid,
    guestName: guest.nickname,
    guestUid: guest.uid,
    planetId: planet?.planetId ?? '',
    planetName: planet?.name ?? '',
    start: slot?.start ?? stamp(now),
    end: slot?.end ?? '',
    message: payload.message ?? '',
    status: 'PENDING',
    scene: payload.scene === 'TERRITORY' ? 'TERRITORY' : 'GUEST',
    refId: payload.refId ?? '',
    slotId: payload.slotId ?? '',
    sentOn: day(now),
  }
  sent.unshift(made)
  all.set(made.invitationId, made)
  const { invitationId, inviteCode, status } = made
  return { invitationId, inviteCode, status }
}

function refuseResident(call: MemberCall<UserInvitationRequest>): Refusal | undefined {
  const { targetUid, refId } = call.payload
  const territory = findTerritory(refId)
  if (!territory) return refuse(90_101, '领地不存在')
  if (call.scenario('full')) return refuse(60_003, '居民已满')
  if (/敏感/.test(call.payload.message ?? '')) return refuse(70_001)
  const isKnown = accounts
    .of(call)
    .sent.some(
      (one) => one.scene === 'TERRITORY' && one.guestUid === targetUid && one.refId === refId,
    )
  return isKnown ? refuse(60_002, '已邀请过TA') : undefined
}

function refuseGuest(call: MemberCall<UserInvitationRequest>): Refusal | undefined {
  const { payload, user, now } = call
  const account = accounts.of(call)
  if (realNameOf(call, user) !== 'PASSED') return refuse(60_003, '完成实名后可邀请')
  if (leftOf(call) === 0) return refuse(20_004, '今日邀请次数已用完')
  if (/敏感/.test(payload.message ?? '')) return refuse(70_001)
  const slotId = payload.slotId ?? ''
  if (call.scenario('slot_lost') && account.lost.length === 0) account.lost.push(slotId)
  const slot = slotById(slotId, takenIn(call))
  const isOver = slot === undefined || parseStamp(slot.start) <= now
  return isOver || slot.left === 0 ? refuse(20_002, '该时段刚刚约满，请重新选择') : undefined
}

/** How many places of a slot are taken, by this person's own invitations and by others. */
function takenIn(call: MemberCall | Call) {
  const { sent, lost } = accounts.of(call)
  return (slotId: string) =>
    sent.filter((one) => one.slotId === slotId).length + (lost.includes(slotId) ? 9 : 0)
}

function leftOf(call: Call): number {
  if (call.scenario('limit')) return 0
  const today = day(call.now)
  const used = accounts.of(call).sent.filter((one) => one.scene === 'GUEST' && one.sentOn === today)
  return Math.max(0, A_DAY - used.length)
}

export function invitationTimeOf(call: Call<InvitationTimeRequest>): InvitationTime | Refusal {
  const { payload, now, user } = call
  const { date, invitationId, scene } = payload
  const base = { serverTime: stamp(now), slots: [], todayLeft: 0, records: [], invitation: null }
  if (invitationId) {
    const found = all.get(invitationId) ?? exampleOf(call, invitationId)
    return { ...base, invitation: found ? seen(call, found) : null }
  }
  if (!user) return base
  const isDay = date !== undefined && /^\d{4}-\d\d-\d\d$/.test(date)
  const mine = accounts
    .of(call)
    .sent.filter((one) => one.scene === scene && (scene === 'GUEST' || one.refId === payload.refId))
  return {
    ...base,
    slots: scene === 'GUEST' && isDay ? slotsOf(date, takenIn(call)) : [],
    todayLeft: leftOf(call),
    records: [
      ...manyOf(call, mine, (one, at) => ({ ...one, invitationId: `${one.invitationId}${at}` })),
    ].map((one) => recordOf(call, one)),
  }
}

const recordOf = ({ art }: Call, one: Sent): InvitationRecord => ({
  invitationId: one.invitationId,
  uid: one.guestUid,
  nickname: one.guestName,
  avatar: art('avatar', one.guestUid),
  start: one.start,
  status: one.status,
})

/** The guest's view of an invitation: with the code that binds, and nothing else about the host. */
function seen({ art, now }: Call, one: Sent): Invitation {
  const isOver = one.status === 'PENDING' && parseStamp(one.start) <= now
  const { invitationId, inviteCode, hostName, guestName, planetId, planetName } = one
  const { start, end, message } = one
  return {
    invitationId,
    inviteCode,
    hostName,
    hostAvatar: art('avatar', one.hostUid),
    guestName,
    planetId,
    planetName,
    start,
    end,
    message,
    status: isOver ? 'EXPIRED' : one.status,
  }
}

const PAST = ['PENDING', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'DONE'] as const

/** Seeded accounts have earlier invitations; new ones have none. */
function pastOf(call: Call, hostUid: string): Sent[] {
  if (!call.scenario('records')) return []
  const past = PAST.flatMap((status, at) => {
    const guest = {
      ...example(call, `${hostUid.slice(-12)}${at}`, hostUid, at + 5),
      status,
      start: stamp(parseStamp(addDays(day(call.now), at < 2 ? 2 - at : -at)) + 20 * 3_600_000),
      sentOn: addDays(day(call.now), -at - 1),
    }
    return [guest, residentOf(guest)]
  })
  for (const one of past) all.set(one.invitationId, one)
  return past
}

/** The same invitation, to live in a territory: its time is when it was sent. */
const residentOf = (guest: Sent): Sent => ({
  ...guest,
  invitationId: `9${guest.invitationId}`,
  scene: 'TERRITORY',
  refId: '30001',
  start: stamp(parseStamp(guest.sentOn) + 9 * 3_600_000),
})

/** The invitation of the designs' example addresses. */
const EXAMPLE_ID = '1'

function exampleOf(call: Call, invitationId: string): Sent | undefined {
  return invitationId === EXAMPLE_ID ? example(call, EXAMPLE_ID, person(4).uid, 11) : undefined
}

function example(call: Call, invitationId: string, hostUid: string, guest: number): Sent {
  const date = day(call.now + DAY_MS)
  const host = findUser({ uid: hostUid })
  return {
    invitationId,
    inviteCode: inviteCodeFor(hostUid),
    hostName: host?.nickname ?? '',
    hostAvatar: '',
    hostUid,
    guestName: person(guest).nickname,
    guestUid: person(guest).uid,
    planetId: '40001',
    planetName: planetOf('40001')?.name ?? '',
    start: `${date} 20:00:00`,
    end: `${date} 20:50:00`,
    message: '新泡了一壶桂花乌龙，想听你说说最近的旅行。',
    status: 'PENDING',
    scene: 'GUEST',
    refId: '40001',
    slotId: '',
    sentOn: day(call.now - DAY_MS),
  }
}

/** The hours at which guests can come. */
const HOURS = [10, 11, 14, 15, 16, 19, 20, 21]
const PLACES = 3

const twoDigits = (hour: number) => String(hour).padStart(2, '0')

/** A day's slots; some of them are booked more than others, the same at every look. */
function slotsOf(date: string, taken: (slotId: string) => number): InvitationSlot[] {
  const day = Number(date.slice(-2))
  return HOURS.map((hour) => {
    const slotId = `${date.replace(/-/g, '')}${twoDigits(hour)}`
    const booked = (day + hour) % (PLACES + 1)
    return {
      slotId,
      start: `${date} ${twoDigits(hour)}:00:00`,
      end: `${date} ${twoDigits(hour)}:50:00`,
      left: Math.max(0, PLACES - booked - taken(slotId)),
    }
  })
}

/** The slot with this id, if there is such a day and hour. */
function slotById(slotId: string, taken: (slotId: string) => number): InvitationSlot | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)\d\d$/.exec(slotId) ?? []
  const date = `${year}-${month}-${day}`
  if (parseStamp(`${date} 00:00:00`) === undefined) return undefined
  return slotsOf(date, taken).find((slot) => slot.slotId === slotId)
}
