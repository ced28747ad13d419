const MAX_FIELDS = 20
const SHORT_CODE = /^[\w-]{1,64}$/
const SECRET_NAME = /phone|mobile|token|secret|passw|session|sms|captcha|verif|jwt|auth|^code$/i
/** A phone number without adjacent digits, with or without its country code. */
const PHONE = /(?:^|\D)(?:(?:00)?86)?1[3-9]\d{9}(?:\D|$)/
/** A JWT or a piece of one, a word that means one, an MD5-like run, or a long run that is not all digits. */
const TOKEN = /eyJ|bearer|token|^[\da-f]{32}$|^(?=.*\D).{40}/i

export type ExtraInfo = Readonly<Record<string, string | undefined>>

/** The data that may leave the device beside an event: ids and short codes, never a phone number or a token. */
export function idsOnly(extraInfo: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(extraInfo).filter(
    (field): field is [string, string] =>
      SHORT_CODE.test(field[0]) && !SECRET_NAME.test(field[0]) && isId(field[1]),
  )
  return Object.fromEntries(kept.slice(0, MAX_FIELDS))
}

function isId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    SHORT_CODE.test(value) &&
    !TOKEN.test(value) &&
    !PHONE.test(value) &&
    !PHONE.test(value.replace(/[-_]/g, ''))
  )
}
