export const MOBILE = /^1[3-9]\d{9}$/
const COUNTRY = /^(?:\+|00)?86(?=1\d{10})/
const FOREIGN = /^(?:\+|00)(?!86|8?$)/
/** Up to the country's +; an 86 before it is the one that the field shows already. */
const PLUS = /^\D*(?:(?:00)?86\D*)?\+/
const LENGTH = 11
/** Room for a country code: 00 and at most 15 digits. */
const LONGEST = 17

/** The value of the field, and its caret. */
export interface PhoneEdit {
  /** As `readPhone` reads it. */
  digits: string
  /** The caret in the formatted text. */
  caret: number
}

export function isMobile(digits: string): boolean {
  return MOBILE.test(digits)
}

/** The number has a country code other than 86. */
export function isForeign(phone: string): boolean {
  return FOREIGN.test(phone)
}

/** The digits among the characters, full-width ones as plain ones. */
export function digitsOf(text: string): string {
  return narrow(text).replace(/\D/g, '')
}

/**
 * A phone as people type and paste it (blanks, dashes, +86, 0086, full-width digits) as its own digits. Another
 * country's code stays before them: without it the number would be another person's.
 */
export function readPhone(text: string): string {
  return shortened(nationalOf(numberOf(text)))
}

/** 138 0013 8000; also while it is being typed. What is no mobile number stays unformatted. */
export function formatPhone(digits: string): string {
  if (!digits.startsWith('1')) return digits
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ')
}

/**
 * The result of an edit of the formatted text. The caret stays behind the same digit, and a full number takes no
 * further digit: cutting would change its end unnoticed.
 */
export function editPhone(before: string, text: string, caret: number): PhoneEdit {
  const number = numberOf(text)
  const national = nationalOf(number)
  const prefix = number.length - national.length
  const behind = Math.max(0, numberOf(text.slice(0, caret)).length - prefix)
  const tooMany = national.length - LENGTH
  const full = before.length === LENGTH && before.startsWith('1')
  const rejects = full && national.startsWith('1') && tooMany === 1
  const digits = rejects ? before : shortened(national)
  return { digits, caret: caretBehind(digits, rejects ? behind - 1 : behind) }
}

function caretBehind(digits: string, count: number): number {
  const at = Math.min(Math.max(0, count), digits.length)
  return formatPhone(digits.slice(0, at)).length
}

function shortened(national: string): string {
  return national.slice(0, national.startsWith('1') ? LENGTH : LONGEST)
}

function nationalOf(number: string): string {
  return number.replace(COUNTRY, '')
}

/** The digits, after the country's + if there is one. */
function numberOf(text: string): string {
  const number = narrow(text).replace(PLUS, '+')
  return number.replace(/(?!^\+)\D/g, '')
}

function narrow(text: string): string {
  return text.replace(/[\uff0b\uff10-\uff19]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - 0xfee0),
  )
}
