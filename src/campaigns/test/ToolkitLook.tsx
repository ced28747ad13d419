import { useState } from 'react'
import { MomentClosed } from '@/kit/moment/MomentClosed'
import { MomentSkeleton } from '@/kit/moment/MomentSkeleton'
import { TimeAgo } from '@/kit/moment/TimeAgo'
import { BASE_PATH } from '@/lib/env'
import { formatServerTime, serverNow } from '@/lib/serverClock'
import { Avatar } from '@/ui/Avatar'
import { Chip } from '@/ui/Chip'
import { EmptyState } from '@/ui/EmptyState'
import { Expandable } from '@/ui/Expandable'
import * as icons from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import { Tabs } from '@/ui/Tabs'
import { Tag } from '@/ui/Tag'
import type { Tone } from '@/ui/Tag'
import { Group, Line, Specimen } from './Group'
import styles from './Toolkit.module.css'

const TABS = [
  { id: 'all', label: '全部' },
  { id: 'mine', label: '我的' },
  { id: 'long', label: '名字较长的一栏' },
] as const
const TONES: readonly Tone[] = ['plain', 'accent', 'success', 'warn', 'danger']
const AGES_MS = [0, 300_000, 7_200_000, 90_000_000, 864_000_000] as const
const ICONS = Object.entries(icons).map(([name, Icon]) => ({ name, Icon }))
const LONG = '这是一段会被收起的长文案，超过两行之后只显示开头。'.repeat(6)

export function ToolkitLook() {
  return (
    <>
      <Group title="标签与选择 Tabs / Chip / Tag">
        <Choices />
      </Group>
      <Group title="图片与头像 Picture / Avatar">
        <Pictures />
      </Group>
      <Group title="占位与空态 Skeleton / EmptyState">
        <Specimen label="骨架">
          <SkeletonCircle />
          <SkeletonLines count={3} />
          <SkeletonBlock className={styles.bone} />
        </Specimen>
        <EmptyState text="暂无数据" />
      </Group>
      <Group title="动态 Moment">
        <Moments />
      </Group>
      <Group title="图标">
        <div className={styles.icons}>
          {ICONS.map(({ name, Icon }) => (
            <Icon key={name} />
          ))}
        </div>
      </Group>
      <SafeArea />
    </>
  )
}

function Choices() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('all')
  const [chosen, setChosen] = useState(true)
  return (
    <>
      <Tabs tabs={TABS} value={tab} onChange={setTab} label="示例">
        <p>{tab}</p>
      </Tabs>
      <Line>
        <Chip chosen={chosen} onPress={() => setChosen(!chosen)}>
          可选
        </Chip>
        <Chip disabled onPress={() => undefined}>
          禁用
        </Chip>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Line>
      <Expandable text={LONG} lines={2} />
    </>
  )
}

function Pictures() {
  return (
    <Line>
      <Picture src={`${BASE_PATH}/banner.svg`} name="横幅" ratio={1} className={styles.picture} />
      <Picture src={undefined} name="缺图" ratio={1} className={styles.picture} />
      <Picture src="javascript:alert(1)" name="不安全" ratio={1} className={styles.picture} />
      <Avatar src={undefined} name="头像" />
    </Line>
  )
}

function Moments() {
  const [now] = useState(serverNow)
  return (
    <>
      <Line>
        {AGES_MS.map((age) => (
          <TimeAgo key={age} time={formatServerTime(now - age)} />
        ))}
      </Line>
      <MomentClosed text="动态审核中，暂不可见" />
      <MomentSkeleton />
    </>
  )
}

function SafeArea() {
  const [shown, setShown] = useState(false)
  return (
    <Group title="安全区">
      <Line>
        <Chip chosen={shown} onPress={() => setShown(!shown)}>
          显示安全区线
        </Chip>
      </Line>
      {shown && <div className={styles.safe} aria-hidden="true" />}
    </Group>
  )
}
