import { useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { InvitedRow } from '@/kit/list/InvitedRow'
import { NewsStrip } from '@/kit/list/NewsStrip'
import { Podium } from '@/kit/list/Podium'
import type { Seat } from '@/kit/list/Podium'
import { RankRow } from '@/kit/list/RankRow'
import { RecordList } from '@/kit/list/RecordList'
import { useLinkedRow } from '@/kit/list/useLinkedRow'
import { pagedQuery } from '@/kit/list/pagedQuery'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import { STORIES, loadStory } from './recordStories'
import type { StoryRow } from './recordStories'

const NEWS = [
  '星河拾光 提交了申请',
  '南风知意 通过了审核',
  '一条很长很长很长很长很长很长很长很长很长很长的消息',
]
const SEATS: readonly Seat[] = [
  { rank: 1, name: '星河旅人', avatar: undefined, value: '9.98万' },
  { rank: 1, name: '并列第一名的长昵称用户', avatar: undefined, value: '9.98万' },
  { rank: 3, name: '', avatar: undefined, value: '1.2千' },
]
const idOf = ({ id }: StoryRow) => id

export function ToolkitLists() {
  return (
    <>
      <Group title="记录列表 RecordList / InvitedRow / NewsStrip">
        <Records />
        <Specimen label="滚动播报">
          <NewsStrip lines={NEWS} label="最新动态" />
        </Specimen>
      </Group>
      <Group title="排行 Podium / RankRow">
        <Ranks />
      </Group>
    </>
  )
}

function Records() {
  const [story, setStory] = useState('pages')
  const records = useInfiniteQuery(
    pagedQuery({
      queryKey: ['test', 'records', story],
      queryFn: (pageNo, signal) => loadStory(story, pageNo, signal),
      idOf,
    }),
  )
  const [linked, setLinked] = useState<string>()
  useLinkedRow({
    query: records,
    idOf,
    id: linked,
    onFound: ({ name }) => showToast(`找到 ${name}`),
    onMissing: () => showToast('没有这条记录'),
  })
  return (
    <>
      <Line>
        <Chip onPress={() => setLinked('9')}>地址指名的记录</Chip>
        {STORIES.map(({ id, label }) => (
          <Chip key={id} chosen={story === id} onPress={() => setStory(id)}>
            {label}
          </Chip>
        ))}
      </Line>
      <RecordList
        query={records}
        idOf={idOf}
        label="示例记录"
        empty="还没有邀请记录"
        onLogin={() => showToast('打开登录')}
      >
        {({ name, time }, index) => (
          <InvitedRow
            name={name}
            avatar={undefined}
            time={time}
            status={index % 2 === 0 ? '已实名' : '待实名'}
            tone={index % 2 === 0 ? 'success' : 'warn'}
            note={index === 3 ? '同一设备，不计入' : undefined}
          />
        )}
      </RecordList>
    </>
  )
}

function Ranks() {
  const [count, setCount] = useState(3)
  return (
    <>
      <Line>
        {[0, 1, 2, 3].map((seats) => (
          <Chip key={seats} chosen={seats === count} onPress={() => setCount(seats)}>
            {`${seats} 人上榜`}
          </Chip>
        ))}
      </Line>
      <Podium
        seats={SEATS.slice(0, count).map((seat, place) => ({
          ...seat,
          onPress: () => showToast(`第 ${place + 1} 个席位`),
        }))}
      />
      <Specimen label="前三名">
        {SEATS.map(({ name, avatar, value }, at) => (
          <RankRow key={name} rank={at + 1} name={name} avatar={avatar} value={value} />
        ))}
      </Specimen>
      <Specimen label="普通 / 我 / 未上榜 / 可点按">
        <RankRow rank={4} name="第四名" avatar={undefined} value="980" note="距上一名还差3分" />
        <RankRow rank={128} name="我的昵称也可以很长很长很长" avatar={undefined} value="12" mine />
        <RankRow rank={undefined} name="" avatar={undefined} value="--" />
        <RankRow
          rank={5}
          name="可点按"
          avatar={undefined}
          value="860"
          onPress={() => showToast('已点按')}
        />
      </Specimen>
    </>
  )
}
