/** What `?section=` may ask for, with the words that the heading carries, the best first. */
export const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  earn: ['获得', '阶梯', '有效邀请'],
  freeze: ['冻结', '到账'],
  cash: ['兑现', '提现'],
  expire: ['有效期', '过期'],
}
