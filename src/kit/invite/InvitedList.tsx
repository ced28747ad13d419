import { useInfiniteQuery } from '@tanstack/react-query'
import { RecordList } from '@/kit/list/RecordList'
import { useCampaign } from '@/kit/page/useCampaign'
import { useSessionKey } from '@/session/useSession'
import { registrantIdOf } from './invited'
import { invitedQuery } from './invitedQuery'
import { RegistrantRow } from './RegistrantRow'

interface InvitedListProps {
  activityId: string | undefined
  /** Said when nobody has come yet. */
  empty: string
  /** What an invitation has brought may be said (design 1.9). */
  showsRewards: boolean
}

/** Whom the person has invited, page by page. For members. */
export function InvitedList({ activityId, empty, showsRewards }: InvitedListProps) {
  const { openLogin } = useCampaign()
  const query = useInfiniteQuery(invitedQuery(useSessionKey(), activityId))
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
