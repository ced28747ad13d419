import type { ExchangeOrder } from '@/api/exchange'
import { refuse } from '@/sandbox/answer'
import type { Refusal } from '@/sandbox/answer'
import type { Call } from '@/sandbox/handle'
import { oncePer } from '@/sandbox/platform'
import type { User } from '@/sandbox/users'
import { PAYEE_WRONG, accountOf, addOrder, leftOf, statusAt } from './data'
import { yuan } from './money'
import { busy, fallSilent } from './silence'
import { realNameOf } from '@/sandbox/login/realName'
import { LIMITS } from './config'
import { timesOf } from './times'

type Ask = Call<{ amount: number; bizNo: string }, User>

const SETTLE_MS = 8_000
const TIMES_CODES = { NOT_STARTED: 10_001, ENDED: 10_002, OFFLINE: 10_003, RUNNING: 0 } as const

/** Takes the rewards and orders the payment, once for each business number. */
export function repurchase(ask: Ask): Promise<ExchangeOrder | Refusal> {
  const { bizNo } = ask.payload
  if (!bizNo) return Promise.resolve(refuse(90_001, '缺少业务单号'))
  return oncePer(`repurchase:${ask.user.uid}:${bizNo}`, () => order(ask))
}

async function order(ask: Ask): Promise<ExchangeOrder | Refusal> {
  const amount = Number(ask.payload.amount)
  const refused = refusalOf(ask) ?? (await amountRefusal(ask, amount))
  if (refused) return refused
  const made = await addOrder(await accountOf(ask), {
    amount,
    createdAt: ask.now,
    ...fateOf(ask),
    isFree: ask.scenario('no_fee'),
  })
  // The order stands, but the answer is lost on the way.
  if (ask.scenario('submit_unknown')) fallSilent(ask)
  if (ask.scenario('submit_lost') || ask.scenario('submit_unknown')) return busy()
  return {
    orderNo: made.orderNo,
    status: statusAt(made, ask.now),
    cashAmount: yuan(made.cash),
    fee: yuan(made.fee),
    etaText: 'T+1',
  }
}

/** How the order will end, and when. */
function fateOf({ scenario, now }: Ask) {
  const failed = { outcome: 'FAILED', failReason: PAYEE_WRONG } as const
  const paid = { outcome: 'SUCCESS', failReason: '' } as const
  if (scenario('submit_fail')) return { ...failed, settlesAt: now }
  if (scenario('late_fail')) return { ...failed, settlesAt: now + SETTLE_MS }
  if (scenario('submit_success')) return { ...paid, settlesAt: now }
  return { ...paid, settlesAt: scenario('submit_processing') ? null : now + SETTLE_MS }
}

function refusalOf(ask: Ask): Refusal | undefined {
  const closed = TIMES_CODES[timesOf(ask).status]
  if (closed !== 0) return refuse(closed)
  if (realNameOf(ask.scenario, ask.user) !== 'PASSED') return refuse(90_010, '请先完成实名认证')
  if (ask.scenario('payee_none')) return refuse(90_011, '请先绑定收款账户')
  return undefined
}

async function amountRefusal(ask: Ask, amount: number): Promise<Refusal | undefined> {
  const { minAmount, maxAmount, step } = LIMITS
  if (!Number.isSafeInteger(amount) || amount < minAmount || amount % step !== 0)
    return refuse(90_012, '兑现数量有误')
  if (amount > maxAmount) return refuse(90_013, `单笔最多${maxAmount}`)
  const { available, todayLeft, poolLeft } = await leftOf(ask)
  if (poolLeft < amount)
    return refuse(90_014, poolLeft < minAmount ? '今日额度已兑完' : '超出活动剩余额度')
  if (todayLeft < amount) return refuse(90_015, '超出今日剩余额度')
  return available < amount ? refuse(30_002) : undefined
}
