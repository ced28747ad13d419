import {
  REGISTRANT_PAGE_SIZE,
  listRegistrants,
  readPromotionNumber,
  readSharedUser,
} from '@/api/invitation'
import { readResidentInviter, searchResidentRewards } from '@/api/originalResident'
import { pageLoader } from '@/kit/campaign/pageLoader'
import { withServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/urlParams'
import { isLoggedIn, whenReady } from '@/session/session'
import { invitationOf, inviterOfResident, inviterOfShared, isInvited } from './inviter'

export const loadOriginalResident = pageLoader(({ query, signal }) => {
  const activityId = idOf(query.get('activityId'))
  const invitation = invitationOf(query)
  const { inviterId, inviteCode } = invitation
  return {
    main: async () => withServerTime(await searchResidentRewards({ activityId }, { signal })),
    promotion: () => readPromotionNumber({ activityId }, { signal }),
    inviter: async () => {
      if (inviterId !== undefined)
        return inviterOfResident(await readResidentInviter({ id: inviterId }, { signal }))
      if (inviteCode === undefined) return undefined
      return inviterOfShared(await readSharedUser({ inviteCode }, { signal }))
    },
    /** The first page of the list below; whoever was invited does not see it at first. */
    invited: async () => {
      await whenReady()
      if (isInvited(invitation) || !isLoggedIn()) return undefined
      return listRegistrants({ activityId, pageNo: 1, pageSize: REGISTRANT_PAGE_SIZE }, { signal })
    },
  }
})
