/** 「5%」, 「0.02%」 for a share of 1; 「--」 where nobody says, or for what is no share. */
export function percentText(share: number | undefined): string {
  if (share === undefined || !(share >= 0 && share <= 1)) return '--'
  // Enough digits for one in a million, without what a double adds.
  return `${Number((share * 100).toFixed(4))}%`
}
