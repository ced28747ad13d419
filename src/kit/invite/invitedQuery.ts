import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import type { Registrant } from '@/api/invitation'
import { pagedQuery } from '@/kit/list/pagedQuery'
import { registrantIdOf } from './invited'

/** Whom the person has invited. For members. @param session `sessionKey()` */
export const invitedQuery = (session: number, activityId: string | undefined) =>
  pagedQuery<Registrant, Awaited<ReturnType<typeof listRegistrants>>>({
    queryKey: ['invite', 'registrants', activityId, session],
    queryFn: (pageNo, signal) =>
      listRegistrants({ activityId, pageNo, pageSize: REGISTRANT_PAGE_SIZE }, { signal }),
    idOf: registrantIdOf,
  })
