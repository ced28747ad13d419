import { useState } from 'react'
import type { Registrant } from '@/api/invitation'
import { InviteCode } from '@/kit/invite/InviteCode'
import { InvitedList } from '@/kit/invite/InvitedList'
import { RegistrantRow } from '@/kit/invite/RegistrantRow'
import { UserSearchSheet } from '@/kit/people/UserSearchSheet'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'

const ROW: Registrant = {
  uid: '1',
  nickname: '小满未满',
  avatar: '',
  phoneMasked: '138****8000',
  registerTime: '2026-11-20 09:30:00',
  status: 'REGISTERED',
  rewardText: '积分+20',
  reason: '同一设备重复注册',
}
const ROWS: readonly Registrant[] = [
  ROW,
  { ...ROW, status: 'VALID' },
  { ...ROW, status: 'INVALID' },
]
const nothing = () => {}

export function ToolkitInvite() {
  return (
    <Group title="邀请与找人 InviteCode / InvitedList / UserSearchSheet">
      <Specimen label="邀请码">
        <InviteCode inviteCode="STAR0001" onCopy={nothing} />
      </Specimen>
      <Specimen label="还没有邀请码">
        <InviteCode
          inviteCode=""
          label="邀请码"
          onCopy={nothing}
          onUnknown={() => showToast('邀请码暂未生成')}
        />
      </Specimen>
      <Specimen label="每一种结果">
        {ROWS.map((row) => (
          <RegistrantRow key={row.status} registrant={row} showsRewards />
        ))}
      </Specimen>
      <Specimen label="自己的邀请记录">
        <InvitedList activityId="1001" empty="还没有邀请记录" showsRewards />
      </Specimen>
      <Search />
    </Group>
  )
}

const SEARCHES = { all: '找人', none: '只能找，不能选' } as const
type SearchName = keyof typeof SEARCHES

function Search() {
  const [shown, setShown] = useState<SearchName>()
  return (
    <>
      <Line>
        {(['all', 'none'] as const).map((name) => (
          <Chip key={name} onPress={() => setShown(name)}>
            {SEARCHES[name]}
          </Chip>
        ))}
      </Line>
      <UserSearchSheet
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title="邀请好友"
        pickLabel="邀请"
        onPick={({ nickname }) => showToast(nickname)}
        whyNot={() => (shown === 'none' ? '已邀请' : undefined)}
      />
    </>
  )
}
