import { Countdown } from '@/kit/clock/Countdown'
import { GoodsCard } from '@/kit/goods/GoodsCard'
import { TaskRow } from '@/kit/tasks/TaskRow'
import { serverNow } from '@/lib/serverClock'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { NewsStrip } from '@/kit/list/NewsStrip'
import type { PagedResult } from '@/kit/query/pagedQuery'
import { RankRow } from '@/kit/list/rank/RankRow'
import { RecordList } from '@/kit/list/RecordList'
import { QueryView } from '@/kit/query/QueryView'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'

const HOUR_MS = 3_600_000
const TASK = { taskId: '0', title: '邀请好友', progress: 3, target: 3, rewardText: '20积分' }
const TASKS = { fetchFresh: () => Promise.resolve([]), refetch: () => Promise.resolve() }

const ask = async () => showToast('已重新请求')
const ERROR = new Error('示例失败')
const views = [{ data: '查到的内容' }, {}, { error: ERROR }].map((state, at) => (
  <QueryView
    key={at}
    query={{ data: undefined, error: null, refetch: ask, ...state }}
    skeleton={<SkeletonLines count={2} />}
  >
    {(text) => <p>{text}</p>}
  </QueryView>
))

const list = (label: string, rows: readonly string[], change: Partial<PagedResult<string>>) => (
  <RecordList
    label={label}
    empty="还没有邀请记录"
    idOf={(name) => name}
    onLogin={() => showToast('打开登录')}
    query={{
      data: { rows, stalled: true, first: undefined },
      error: null,
      hasNextPage: true,
      isFetching: false,
      isFetchingNextPage: false,
      isFetchNextPageError: false,
      fetchNextPage: ask,
      refetch: ask,
      ...change,
    }}
  >
    {(name) => <InvitedRow name={name} avatar={undefined} time="2026-11-20" status="已实名" />}
  </RecordList>
)

/** Display parts, and the parts of campaigns. */
export const VIEW_PARTS = {
  'ui/EmptyState': (
    <EmptyState text="暂无数据">
      <Button quiet>去邀请</Button>
    </EmptyState>
  ),
  'kit/page/parts/QueryView': views,
  'kit/list/RecordList': list('还有更多', ['小满', '云端'], {}),
  'kit/list/RecordList 到底': list('到底', ['小满'], { hasNextPage: false }),
  'kit/list/RecordList 空': list('空', [], { hasNextPage: false }),
  'kit/list/RecordList 失败': list('失败', ['小满'], { error: ERROR, isFetchNextPageError: true }),
  'kit/list/RecordList 未登录': list('未登录', [], { data: undefined, error: { code: 'S00000' } }),
  'kit/list/NewsStrip': (
    <NewsStrip lines={['星河拾光 提交了申请', '通过了审核']} label="最新动态" />
  ),
  'kit/list/rank/RankRow': <RankRow rank={4} name="小满" avatar="" value="980" mine />,
  'kit/clock/Countdown': <Countdown label="距结束" endsAt={serverNow() + 50 * HOUR_MS} />,
  'kit/goods/GoodsCard': (
    <GoodsCard
      name="示例商品"
      img={undefined}
      price="480积分"
      note="剩余86件"
      tag="限量"
      action={{ label: '立即兑换', onPress: () => showToast('兑换') }}
      onOpen={() => showToast('打开详情')}
    />
  ),
  'kit/tasks/TaskRow': (
    <ul>
      <TaskRow
        task={{ ...TASK, status: 'CLAIMABLE' }}
        source={TASKS}
        onTap={(_, kind) => showToast(kind)}
      />
    </ul>
  ),
}
