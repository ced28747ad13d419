import { listDaoRows } from '@/api/arena'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/list/pagedQuery'
import { useCampaign } from '@/kit/page/useCampaign'
import { proposalIdOf, proposalsOf } from './requests'
import { ProposalRow } from './ProposalRow'

/** What it decides. */
export function Proposals({ daoId }: { daoId: string }) {
  const { openLogin } = useCampaign()
  const query = usePages(listDaoRows, proposalsOf(daoId), { idOf: proposalIdOf })
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
