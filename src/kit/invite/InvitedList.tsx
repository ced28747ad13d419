import { REGISTRANT_PAGE_SIZE, listRegistrants } from '@/api/invitation'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/query/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { registrantIdOf } from './invited'
import { RegistrantRow } from './RegistrantRow'

interface InvitedListProps {
  activityId: string | undefined
  /** Shown while there are no invitees. */
  empty: string
  /** The rewards of an invitation may be shown (design 1.9). */
  showsRewards: boolean
}

/** The people whom the person has invited, page by page. For members. */
export function InvitedList({ activityId, empty, showsRewards }: InvitedListProps) {
  const { openLogin } = useCampaign()
  const query = usePages(
    listRegistrants,
    { activityId, pageSize: REGISTRANT_PAGE_SIZE },
    { idOf: registrantIdOf },
  )
  return (
    <RecordList
      query={query}
      idOf={registrantIdOf}
      label="邀请记录"
      empty={empty}
      onLogin={openLogin}
    >
      {(row) => <RegistrantRow registrant={row} showsRewards={showsRewards} />}
    </RecordList>
  )
}
