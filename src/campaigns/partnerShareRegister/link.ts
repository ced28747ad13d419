import { channelOf, pathWith, readVisitParams, type VisitParams } from '@/lib/url/urlParams'

/** The parameters of a partner's link; malformed ones are left out. */
export interface PartnerLink extends Pick<VisitParams, 'inviteCode' | 'shareUid' | 'from'> {
  levelId?: string
}

export function linkOf(search: URLSearchParams): PartnerLink {
  const { inviteCode, shareUid, from } = readVisitParams(search)
  return { inviteCode, shareUid, from, levelId: channelOf(search.get('levelId')) }
}

/** The page that completes the application; the app's page and ours have the same address. */
export const applicationPath = (inviteCode: string | undefined, { levelId }: PartnerLink) =>
  pathWith('/partnerRecruitment', { inviteCode, levelId })

/** Registering without an interest in being a partner. */
export const registerPath = (inviteCode: string | undefined, { shareUid, from }: PartnerLink) =>
  pathWith('/shareRegister', { inviteCode, ...(!inviteCode && { shareUid }), from })
