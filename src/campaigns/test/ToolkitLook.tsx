import { useState } from 'react'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useTabScroll } from '@/kit/page/useTabScroll'
import { BASE_PATH } from '@/lib/env'
import { Avatar } from '@/ui/Avatar'
import { Chip } from '@/ui/Chip'
import { Expandable } from '@/ui/Expandable'
import * as icons from '@/ui/icons'
import { Picture } from '@/ui/Picture'
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

/** The tab is in the address of this page, and each keeps how far the page was scrolled. */
function AddressTabs() {
  const [tab = 'all', choose] = useAddressTab(
    'exampleTab',
    TABS.map(({ id }) => id),
  )
  const { start, leave } = useTabScroll(tab)
  return (
    <div ref={start}>
      <Tabs
        tabs={TABS}
        value={tab}
        label="地址示例"
        onChange={(next) => {
          leave()
          choose(next)
        }}
      />
    </div>
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
      <Specimen label="只有标签，没有面板">
        <Tabs tabs={TABS} value={tab} onChange={setTab} label="无面板示例" />
      </Specimen>
      <Specimen label="记在地址里的标签">
        <AddressTabs />
      </Specimen>
      <Specimen label="长文案 / 短文案">
        <Expandable text={LONG} lines={2} />
        <Expandable text="短文案没有展开按钮。" lines={2} />
      </Specimen>
    </>
  )
}

const SOURCES = [
  { label: '正常', src: `${BASE_PATH}/banner.svg` },
  { label: '加载失败', src: `${BASE_PATH}/api/none.jpg` },
  { label: '缺图', src: undefined },
  { label: '不安全的地址', src: 'javascript:alert(1)' },
] as const

function Pictures() {
  return (
    <>
      {SOURCES.map(({ label, src }) => (
        <Specimen key={label} label={label}>
          <Line>
            <span className={styles.picture}>
              <Picture src={src} name={label} ratio={1} />
            </span>
            <Avatar src={src} name={label} />
          </Line>
        </Specimen>
      ))}
      <Specimen label="缺图，也没有名字">
        <Line>
          <span className={styles.picture}>
            <Picture src={undefined} name="" ratio={1} />
          </span>
          <Avatar src={undefined} name="" />
        </Line>
      </Specimen>
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
