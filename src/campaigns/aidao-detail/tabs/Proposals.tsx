import { useInfiniteQuery } from '@tanstack/react-query'
import { RecordList } from '@/kit/list/RecordList'
import { useCampaign } from '@/kit/page/useCampaign'
import { useSessionKey } from '@/session/useSession'
import { proposalIdOf, proposalsQuery } from '../queries'
import { ProposalRow } from './ProposalRow'

/** What it decides. */
export function Proposals({ daoId }: { daoId: string }) {
  const { openLogin } = useCampaign()
  const query = useInfiniteQuery(proposalsQuery(useSessionKey(), daoId))
  return (
    <RecordList
      query={query}
      idOf={proposalIdOf}
      label="提案"
      empty="还没有提案"
      guest="登录后查看提案"
      onLogin={openLogin}
    >
      {(row) => <ProposalRow daoId={daoId} proposal={row} />}
    </RecordList>
  )
}
