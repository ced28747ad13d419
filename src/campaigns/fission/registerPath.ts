import type { VisitParams } from '@/lib/url/urlParams'

/** Registering without the campaign, with the same inviter. */
export function registerPath({ inviteCode, from }: Pick<VisitParams, 'inviteCode' | 'from'>) {
  const params = new URLSearchParams({
    ...(inviteCode !== undefined && { inviteCode }),
    ...(from !== undefined && { from }),
  }).toString()
  return `/shareRegister${params && `?${params}`}`
}
