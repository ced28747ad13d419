import {
  appointmentInfo,
  fissionRedPacketLogin,
  type LoginPacket,
  type RainLoginAnswer,
  type RainLoginRequest,
  type RainRound,
  type RainInfo,
  type RainRequest,
  type RainResult,
} from '@/api/redPacket'
import { accountsOf } from '@/sandbox/account'
import { refuseUnlessOpen, timeOf, activityOf } from '@/sandbox/activity'
import { Refusal, refuse, signedOut } from '@/sandbox/answer'
import { DAY_MS, stamp, HOUR_MS, parseStamp } from '@/sandbox/clock'
import { loginBySms } from '@/sandbox/login/passport'
import { onReset } from '@/sandbox/platform'
import { addPoints } from '@/sandbox/points/account'
import { handle, type Call, type MemberCall } from '@/sandbox/serve/handle'
import { PEOPLE, type User } from '@/sandbox/users'

/** The packet of each person: a repeated login returns the same one. */
const packets = new Map<string, LoginPacket>()
onReset(() => packets.clear())

/** The login of this page: an account's first one gives a packet, unless the activity is closed. */
async function logInForPacket(call: Call<RainLoginRequest>): Promise<RainLoginAnswer | Refusal> {
  const login = loginBySms(call)
  if (login instanceof Refusal) return login
  const given = packets.get(login.uid)
  if (given) return { ...login, packet: given }
  if (refuseUnlessOpen(call) || call.scenario('packet_none')) return { ...login, packet: null }
  const packet = packetOf(call)
  packets.set(login.uid, packet)
  return { ...login, packet }
}

function packetOf(call: Call): LoginPacket {
  const packet = { amountText: '8.8元', expireAt: stamp(timeOf(call) + 7 * DAY_MS) }
  if (call.scenario('packet_gone')) return { ...packet, status: 'SOLD_OUT' }
  return { ...packet, status: call.scenario('packet_pending') ? 'PROCESSING' : 'SUCCESS' }
}

export const handlers = [
  handle(appointmentInfo, (call) => {
    const { action } = call.payload
    if (action === 'APPOINT') return appoint(call)
    return action === 'SETTLE' ? settle(call) : answerOf(call)
  }),
  handle(fissionRedPacketLogin, logInForPacket),
]

const MINUTE_MS = 60_000
/** How long a round is open; one play of it takes `DURATION_SEC`. */
const WINDOW_MS = 10 * MINUTE_MS
const DURATION_SEC = 15
const SOON_MS = 20_000

type Round = Omit<RainRound, 'playToken'>

/** Minutes from the person's first visit to the starts of their rounds. */
function startsOf({ scenario }: Call): number[] {
  if (scenario('round_soon')) return [-120, SOON_MS / MINUTE_MS, 180]
  if (scenario('two_rounds')) return [-9, 1, 180]
  if (scenario('round_live') || scenario('limit')) return [-120, -1, 180]
  if (scenario('round_over')) return [-360, -240, -120]
  return [-120, 26, 180]
}

/** The rounds of a day, around the time at which the person came. */
function roundsFrom(call: Call): Round[] {
  return startsOf(call).map((minutes, at) => {
    // Whole seconds: a time has no smaller unit.
    const start = Math.ceil((timeOf(call) + minutes * MINUTE_MS) / 1000) * 1000
    return {
      roundId: String(70_101 + at),
      startTime: stamp(start),
      endTime: stamp(start + WINDOW_MS),
      durationSec: DURATION_SEC,
    }
  })
}

/** The winners before this person, the latest first. */
const LATEST_WIN_MS = HOUR_MS * 2

type Win = RainInfo['winRecords'][number]

const AMOUNTS = ['18积分', '66积分', '8积分', '188积分', '28积分'] as const
const USUAL = 12
const MANY = 300

/** A nickname as others see it: its first and last character. */
const masked = (name: string) => `${name.slice(0, 1)}**${name.slice(-1)}`

/** The winners of the rounds before, the latest first. */
function winsOf({ now, scenario }: Call): Win[] {
  // They stay as they are within an hour.
  const latest = Math.floor(now / HOUR_MS) * HOUR_MS - LATEST_WIN_MS
  return Array.from({ length: scenario('many') ? MANY : USUAL }, (_, at) => ({
    nickname: masked(PEOPLE[(at * 7) % PEOPLE.length] ?? ''),
    amountText: AMOUNTS[at % AMOUNTS.length] ?? '',
    time: stamp(latest - at * 47_000),
  }))
}

function ownWin({ nickname }: User, amountText: string, now: number): Win {
  return { nickname: masked(nickname), amountText, time: stamp(now) }
}

type RainCall = Call<RainRequest>

interface Account {
  rounds: Round[]
  /** The ids of the rounds. */
  appointed: Set<string>
  remainTimes: number
  /** Every play that was settled, by its token: the same one is decided once. */
  results: Map<string, RainResult>
  wins: Win[]
  /** How often a settlement was requested, for `settle_lost`. */
  asked: number
}

const STATES = [
  'round_soon',
  'round_live',
  'round_over',
  'two_rounds',
  'limit',
  'appointed',
  'miss',
]
const TIMES = 3
const APPOINTED = 12_680
const HITS_A_SECOND = 12
const POINTS = [88, 38, 66] as const

const accounts = accountsOf<Account>(
  (call) => {
    const rounds = roundsFrom(call)
    return {
      rounds,
      appointed: new Set(call.scenario('appointed') ? rounds.map(({ roundId }) => roundId) : []),
      remainTimes: call.scenario('limit') ? 0 : TIMES,
      results: new Map(),
      wins: [],
      asked: 0,
    }
  },
  [...STATES, 'settle_lost'],
)

const tokenOf = (uid: string, { roundId }: Round) => `rain-${uid}-${roundId}`

function isLive({ startTime, endTime }: Round, now: number): boolean {
  return parseStamp(startTime) <= now && now < parseStamp(endTime)
}

function answerOf(call: RainCall, result: RainResult | null = null): RainInfo {
  const { rounds, results, wins, ...account } = accounts.of(call)
  const next = rounds.find(({ startTime }) => parseStamp(startTime) > timeOf(call))
  const isAppointed = next !== undefined && account.appointed.has(next.roundId)
  const { status, serverTime } = activityOf(call)
  const mayPlay = (token: string) => account.remainTimes > 0 && !results.has(token)
  return {
    activityId: call.payload.activityId || '1001',
    status,
    serverTime,
    appointed: call.user !== undefined && isAppointed,
    appointCount: APPOINTED + (isAppointed ? 1 : 0),
    remainTimes: call.user && account.remainTimes,
    rounds: rounds.map((round) => {
      const token = call.user ? tokenOf(call.user.uid, round) : ''
      return { ...round, playToken: isLive(round, timeOf(call)) && mayPlay(token) ? token : '' }
    }),
    result,
    winRecords: [...wins, ...winsOf(call)],
  }
}

function appoint(call: RainCall): RainInfo | Refusal {
  if (!call.user) return signedOut()
  const closed = refuseUnlessOpen(call)
  if (closed) return closed
  const account = accounts.of(call)
  const round = account.rounds.find(({ roundId }) => roundId === call.payload.roundId)
  if (!round || parseStamp(round.endTime) <= timeOf(call)) return refuse(20_003, '该场次已结束')
  account.appointed.add(round.roundId)
  return answerOf(call)
}

/** Decides a play: once for each token, whatever hits the page reports. */
function settle(call: RainCall): RainInfo | Refusal {
  const { user } = call
  if (!user) return signedOut()
  const account = accounts.of(call)
  account.asked += 1
  const broken = new Refusal({ statusCode: 500, code: 500, message: '结算服务繁忙' })
  if (call.scenario('settle_fail')) return broken
  const result = resultOf({ ...call, user }, account)
  if (result instanceof Refusal) return result
  return call.scenario('settle_lost') && account.asked < 3 ? broken : answerOf(call, result)
}

function resultOf(call: MemberCall<RainRequest>, account: Account): RainResult | Refusal {
  const { playToken = '', hitCount } = call.payload
  const known = account.results.get(playToken)
  if (known) return known
  const round = account.rounds.find((each) => tokenOf(call.user.uid, each) === playToken)
  const hits = Number(hitCount)
  if (!round || !Number.isInteger(hits) || hits < 0 || hits > round.durationSec * HITS_A_SECOND)
    return refuse(20_003)
  if (account.remainTimes <= 0) return refuse(20_004)
  account.remainTimes -= 1
  const result = call.scenario('miss') ? MISS : win(call, account)
  account.results.set(playToken, result)
  return result
}

const MISS: RainResult = { status: 'MISS', amountText: '', rewardName: '' }

/** Every play but each third wins. */
function win(call: MemberCall, account: Account): RainResult {
  const at = account.results.size % 3
  if (at === 2) return MISS
  const points = POINTS[at] ?? POINTS[0]
  addPoints(call, points)
  const amountText = `${points}积分`
  account.wins.unshift(ownWin(call.user, amountText, timeOf(call)))
  return { status: 'WIN', amountText, rewardName: '红包雨奖励' }
}
