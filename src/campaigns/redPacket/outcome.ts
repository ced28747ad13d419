import { failureOf } from '@/api/core/verdict/failure'
import type { RainInfo } from '@/api/redPacket'
import { shownAmount } from './rounds'

/** The result of a play. */
export type Outcome =
  | { kind: 'WIN'; amountText: string; rewardName: string }
  | { kind: 'MISS' }
  /** The platform's own message. */
  | { kind: 'REFUSED'; text: string }
  | { kind: 'SIGNED_OUT' }
  /** The result is not known yet: the same play can be asked about later. */
  | { kind: 'UNKNOWN' }

/** The content of the result layer: a practice has a result of its own. */
export type ShownOutcome = Outcome | { kind: 'PRACTICE'; hits: number }

const TRIES = 3
const PAUSES_MS = [1200, 2500] as const

/**
 * Asks for the result of a play, up to three times where the answer is lost or cannot be read: always with the same
 * `playToken`, which the platform settles once. Never rejects.
 */
export async function settlePlay(
  ask: () => Promise<RainInfo>,
  pause: (ms: number) => Promise<void>,
): Promise<Outcome> {
  for (let at = 0; at < TRIES; at += 1) {
    if (at > 0) await pause(PAUSES_MS[at - 1] ?? 0)
    const outcome = await settleOnce(ask)
    if (outcome.kind !== 'UNKNOWN') return outcome
  }
  return { kind: 'UNKNOWN' }
}

async function settleOnce(ask: () => Promise<RainInfo>): Promise<Outcome> {
  try {
    const { result } = await ask()
    if (!result) return { kind: 'UNKNOWN' }
    const { status, ...reward } = result
    return status === 'WIN' ? { kind: 'WIN', ...reward } : { kind: 'MISS' }
  } catch (error) {
    const { kind, unknownResult, text } = failureOf(error)
    if (kind === 'signedOut') return { kind: 'SIGNED_OUT' }
    return unknownResult ? { kind: 'UNKNOWN' } : { kind: 'REFUSED', text }
  }
}

/** The text of the result layer. */
export function wordsOf(outcome: ShownOutcome): { title: string; text: string } {
  switch (outcome.kind) {
    case 'WIN':
      return { title: '恭喜你', text: outcome.rewardName || '奖励已放入你的账户' }
    case 'MISS':
      return { title: '差一点点', text: '这一场没有中奖，下一场再来' }
    case 'REFUSED':
      return { title: outcome.text, text: '本场没有新的奖励' }
    case 'SIGNED_OUT':
      return { title: '登录已过期', text: '重新登录后，可在记录中查询本场结果' }
    case 'UNKNOWN':
      return { title: '结果稍后在记录中查看', text: '网络开小差了，你的成绩已经留好' }
    case 'PRACTICE':
      return {
        title: outcome.hits > 0 ? `点中${outcome.hits}个红包` : '试玩结束',
        text: '试玩不计奖励',
      }
  }
}

/** The same in one line. */
export function toastOf(outcome: ShownOutcome): string {
  const { title, text } = wordsOf(outcome)
  if (outcome.kind === 'WIN') return `${title}，${shownAmount(outcome.amountText) || text}`
  return title
}
