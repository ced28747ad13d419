/** A mobile number with or without its country, whole or in groups; not a part of a longer number. */
const MOBILE = /(^|[^\d*])(?:(?:\+|00)?86[\s-]*)?(1[3-9]\d)[\s-]*\d{4}[\s-]*(\d{4})(?!\d)/g

/** `138****8000`: whole mobile numbers in a text of the platform's are hidden, also where it forgot to. */
export function maskedPhone(text: string): string {
  // Full-width digits are a number, too; a text without one stays as it was written.
  const plain = text.normalize('NFKC')
  const masked = plain.replace(MOBILE, '$1$2****$3')
  return masked === plain ? text : masked
}
