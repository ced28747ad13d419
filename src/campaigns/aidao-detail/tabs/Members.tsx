import { listDaoRows } from '@/api/arena'
import { RecordList } from '@/kit/list/RecordList'
import { usePages } from '@/kit/list/pagedQuery'
import { RankRow } from '@/kit/list/rank/RankRow'
import { useCampaign } from '@/kit/page/useCampaign'
import { formatCount } from '@/lib/format/formatCount'
import { safeImage } from '@/lib/url/safeUrl'
import { memberIdOf, membersOf } from './requests'

/** Who it is, by what they have given. */
export function Members({ daoId }: { daoId: string }) {
  const { openLogin } = useCampaign()
  const query = usePages(listDaoRows, membersOf(daoId), { idOf: memberIdOf })
  return (
    <RecordList
      query={query}
      idOf={memberIdOf}
      label="成员"
      empty="还没有成员"
      guest="登录后查看成员"
      onLogin={openLogin}
    >
      {({ rank, nickname, avatar, score, level }) => (
        <RankRow
          rank={rank}
          name={nickname || '匿名用户'}
          avatar={safeImage(avatar)}
          value={`贡献 ${formatCount(score)}`}
          {...(level > 0 && { note: `Lv.${level}` })}
        />
      )}
    </RecordList>
  )
}
