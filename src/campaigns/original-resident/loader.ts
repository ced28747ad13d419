import {
  REGISTRANT_PAGE_SIZE,
  listRegistrants,
  readPromotionNumber,
  readSharedUser,
} from '@/api/invitation'
import { readResidentInviter, searchResidentRewards } from '@/api/originalResident'
import type { ResidentRewards } from '@/api/originalResident'
import { pageLoader, whenLoggedIn } from '@/kit/campaign/pageLoader'
import type { ShownIn } from '@/kit/campaign/pageLoader'
import { withServerTime } from '@/lib/serverClock'
import { idOf, inviteCodeOf } from '@/lib/urlParams'
import { whoAsks } from '@/session/whoAsks'
import { invitationOf, inviterOfResident, inviterOfShared, isInvited } from './inviter'
import type { Invitation } from './inviter'
import type { InvitedPage } from './records'

export const loadOriginalResident = pageLoader(({ query, signal }) => {
  const activityId = idOf(query.get('activityId'))
  const invitation = invitationOf(query)
  let asked: Promise<ResidentRewards> | undefined
  const search = () => (asked ??= searchResidentRewards({ activityId }, { signal }))
  return {
    main: async () => withServerTime(await search()),
    promotion: () => readPromotionNumber({ activityId }, { signal }),
    inviter: () => readInviter(invitation, signal),
    /** Who looks: for the poster, and for the own link. */
    me: async () => {
      const inviteCode = inviteCodeOf((await search()).inviteCode)
      return inviteCode === undefined ? null : readSharedUser({ inviteCode }, { signal })
    },
    /** The first page of the list below; whoever was invited does not see it at first. */
    invited: async () => {
      if (isInvited(invitation)) return undefined
      const firstPage = { activityId, pageNo: 1, pageSize: REGISTRANT_PAGE_SIZE }
      return whenLoggedIn(async (): Promise<InvitedPage> => {
        const who = whoAsks()
        return { who, ...(await listRegistrants(firstPage, { signal })) }
      }, undefined)
    },
  }
})

export type ResidentParts = ShownIn<typeof loadOriginalResident>

/** Whoever the address names; nobody where it names nobody, or somebody whom the platform does not know. */
export async function readInviter({ inviterId, inviteCode }: Invitation, signal?: AbortSignal) {
  if (inviterId !== undefined) {
    const found = await readResidentInviter({ id: inviterId }, { signal })
    if (found || inviteCode === undefined) return inviterOfResident(found)
  }
  if (inviteCode === undefined) return undefined
  return inviterOfShared(await readSharedUser({ inviteCode }, { signal }))
}
