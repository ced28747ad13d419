import { channelOf, readVisitParams, type VisitParams } from '@/lib/url/urlParams'

/** The parameters of a partner's link; malformed ones are left out. */
export interface PartnerLink extends Pick<VisitParams, 'inviteCode' | 'shareUid' | 'from'> {
  levelId?: string
}

export function linkOf(search: URLSearchParams): PartnerLink {
  const { inviteCode, shareUid, from } = readVisitParams(search)
  return { inviteCode, shareUid, from, levelId: channelOf(search.get('levelId')) }
}

/** The page that completes the application; the app's page and ours have the same address. */
export function applicationPath(inviteCode: string | undefined, { levelId }: PartnerLink): string {
  return addressOf('/partnerRecruitment', { inviteCode, levelId })
}

/** Registering without an interest in being a partner. */
export function registerPath(inviteCode: string | undefined, link: PartnerLink): string {
  const { shareUid, from } = link
  return addressOf('/shareRegister', { inviteCode, ...(!inviteCode && { shareUid }), from })
}

function addressOf(path: string, params: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(params).filter((param): param is [string, string] =>
    Boolean(param[1]),
  )
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
