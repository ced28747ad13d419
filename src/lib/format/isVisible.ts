/** A visible character: no blank, no format character, no filler that is a letter or sign to Unicode. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** False if the text has no visible character. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
