import { useState } from 'react'
import { useRolling } from '@/kit/amounts/useRolling'
import { RewardLadder } from '@/kit/claim/RewardLadder'
import type { Stage } from '@/kit/claim/ladder'
import { Countdown } from '@/kit/clock/Countdown'
import { serverNow } from '@/lib/serverClock'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import { later } from './waits'

const SECOND_MS = 1000
const DAY_MS = 86_400_000

const STAGES: readonly Stage[] = [
  { id: '1', need: 1, name: '星际徽章', img: '', status: 'CLAIMED' },
  { id: '2', need: 3, name: '建材礼包', img: '', status: 'CLAIMABLE' },
  { id: '3', need: 5, name: '名字特别长的限定数字藏品礼盒', img: '', status: 'SOLD_OUT' },
  { id: '4', need: 10, name: '专属地块', img: '', status: 'LOCKED' },
]

export function ToolkitCampaign() {
  return (
    <>
      <Group title="倒计时 Countdown">
        <Countdowns />
        <Rolling />
      </Group>
      <Group title="奖励阶梯 RewardLadder">
        <Ladder />
      </Group>
    </>
  )
}

/** A number that rolls to the next one. */
function Rolling() {
  const [value, setValue] = useState(1280)
  return (
    <Specimen label="滚动到新的数字">
      <p>{useRolling(value)}</p>
      <Chip onPress={() => setValue((before) => before + 345)}>加 345</Chip>
    </Specimen>
  )
}

function Countdowns() {
  const [start, setStart] = useState(serverNow)
  return (
    <>
      <Specimen label="跨天">
        <Countdown label="距开始" endsAt={start + 2 * DAY_MS + 3 * 3_600_000} />
      </Specimen>
      <Specimen label="十秒后结束，结束时提示一次">
        <Countdown
          label="距结束"
          endsAt={start + 10 * SECOND_MS}
          onEnd={() => showToast('倒计时结束')}
        />
      </Specimen>
      <Specimen label="已结束">
        <Countdown label="距结束" endsAt={start - SECOND_MS} />
      </Specimen>
      <Chip onPress={() => setStart(serverNow())}>重新开始</Chip>
    </>
  )
}

const HAVES = [0, 1, 4, 10] as const

function Ladder() {
  const [have, setHave] = useState<number>(4)
  const [closed, setClosed] = useState(false)
  return (
    <>
      <Line>
        {HAVES.map((count) => (
          <Chip key={count} chosen={have === count} onPress={() => setHave(count)}>
            {`已邀 ${count} 人`}
          </Chip>
        ))}
        <Chip chosen={closed} onPress={() => setClosed(!closed)}>
          活动结束
        </Chip>
      </Line>
      <RewardLadder stages={STAGES} have={have} closed={closed} onClaim={() => later(SECOND_MS)} />
    </>
  )
}
