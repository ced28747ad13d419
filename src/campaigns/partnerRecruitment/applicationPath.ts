/** The page in the app, which has the same address, at the same level and with the same inviter. ASSUMED. */
export function applicationPath(inviteCode: string | undefined, levelId: string | undefined) {
  const params = new URLSearchParams({
    ...(inviteCode !== undefined && { inviteCode }),
    ...(levelId !== undefined && { levelId }),
  }).toString()
  return `/partnerRecruitment${params && `?${params}`}`
}
