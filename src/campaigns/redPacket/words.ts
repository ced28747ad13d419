import { shownAmount } from './rounds'
import type { ShownOutcome } from './settle'

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
