/** Words that WeChat regards as incentives (design 1.9). */
const REWARD_WORDS = /收益|红包|积分|奖励|奖金|现金|佣金|返佣|返利|提成|分红|赚/

/** Texts with such words need the disclaimer, and are not allowed in WeChat. */
export function hasRewardWords(text: string): boolean {
  return REWARD_WORDS.test(text)
}
