/** The separators between the groups of a number. Not a comma or a slash: they separate numbers in a list. */
const GAP = String.raw`[\s.·•・_()\u2212\p{Pd}\p{Cf}]*`
/** A mobile number with or without its country, whole or in groups; not a part of a longer number. */
const MOBILE = new RegExp(
  String.raw`(^|[^\d*])(?:(?:\+|00)?86${GAP})?(?:\((1[3-9]\d)\)|(1[3-9]\d))${GAP}\d{4}${GAP}(\d{4})(?!\d)`,
  'gu',
)
/** Invisible between two digits: format characters, marks, blanks that are letters to Unicode. */
const UNSEEN = /(\d)[\p{Cf}\p{M}\u115f\u1160\u2800]+(?=\d)/gu

/** `138****8000`: masks whole mobile numbers in a text of the platform's, also if it forgot to. */
export function maskedPhone(text: string): string {
  // Full-width digits are matched, too; a text without a number is returned unchanged.
  const plain = text.normalize('NFKC').replace(UNSEEN, '$1')
  const masked = plain.replace(MOBILE, '$1$2$3****$4')
  return masked === plain ? text : masked
}
