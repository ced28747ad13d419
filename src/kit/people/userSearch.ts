import { lengthOf } from '@/lib/format/lengthOf'

export const SEARCH_MAX = 20
export const SEARCH_TEXT = '请输入昵称或手机号'

/** The keyword: 1 to 20 characters without blanks around them; a phone as its digits. Undefined: none yet. */
export function keywordOf(typed: string): string | undefined {
  const word = typed.trim()
  const digits = word.replace(/[\s-]|^\+?86(?=1[3-9]\d{9}$)/g, '')
  const keyword = /^1[3-9]\d{9}$/.test(digits) ? digits : word
  const length = lengthOf(keyword)
  return length > 0 && length <= SEARCH_MAX ? keyword : undefined
}
