import { useState } from 'react'
import { BadLink } from '@/kit/page/BadLink'
import { CampaignShell } from '@/kit/page/CampaignShell'
import { SidePill } from '@/kit/page/SidePill'
import type { ShellState, ShellStateName } from '@/kit/page/shellState'
import { serverNow } from '@/lib/serverClock'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { ExamplePage } from './ExamplePage'
import { Group, Line } from './Group'
import theme from './TestPage.module.css'
import styles from './Toolkit.module.css'

const HOUR_MS = 3_600_000

/** Each state, and those that can also come with less or with words of their own. */
type ExampleName = ShellStateName | 'NOT_STARTED，时间未定' | 'EMPTY，自己的文案'

const STATES: Readonly<Record<ExampleName, () => ShellState>> = {
  LOADING: () => ({ name: 'LOADING' }),
  READY: () => ({ name: 'READY' }),
  GUEST: () => ({ name: 'GUEST' }),
  EMPTY: () => ({ name: 'EMPTY' }),
  ERROR: () => ({ name: 'ERROR' }),
  NOT_STARTED: () => ({ name: 'NOT_STARTED', startsAt: serverNow() + 50 * HOUR_MS }),
  ENDED: () => ({ name: 'ENDED' }),
  OFFLINE: () => ({ name: 'OFFLINE' }),
  'NOT_STARTED，时间未定': () => ({ name: 'NOT_STARTED' }),
  'EMPTY，自己的文案': () => ({ name: 'EMPTY', text: '还没有人上榜' }),
}
const NAMES = Object.keys(STATES) as ExampleName[]

/** The campaign frame in each of its states, as a page of its own. */
export function ToolkitShell({ light }: { light: boolean }) {
  const [shown, setShown] = useState<ShellState | 'BadLink'>()
  const close = () => setShown(undefined)
  return (
    <Group title="页面外壳 CampaignShell">
      <Line>
        {NAMES.map((name) => (
          <Chip key={name} onPress={() => setShown(STATES[name]())}>
            {name}
          </Chip>
        ))}
        <Chip onPress={() => setShown('BadLink')}>BadLink</Chip>
      </Line>
      {shown === 'BadLink' && (
        <ExamplePage label="BadLink" onClose={close}>
          <BadLink
            title="示例 BadLink"
            text="活动链接有误"
            detail="请从活动页面或好友分享的链接重新进入"
            className={light ? undefined : theme.theme}
            dark={!light}
          />
        </ExamplePage>
      )}
      {shown && shown !== 'BadLink' && (
        <ExamplePage label={`CampaignShell · ${shown.name}`} onClose={close}>
          <Example state={shown} light={light} onClose={close} />
        </ExamplePage>
      )}
    </Group>
  )
}

interface ExampleProps {
  state: ShellState
  light: boolean
  onClose: () => void
}

function Example({ state, light, onClose }: ExampleProps) {
  return (
    <CampaignShell
      title={`示例 ${state.name}`}
      className={light ? undefined : theme.theme}
      dark={!light}
      state={state}
      skeleton={
        <div className={styles.hero}>
          <SkeletonBlock className={styles.skeletonBlock} />
          <SkeletonLines count={4} />
        </div>
      }
      hero={<h1 className={styles.heading}>{state.name}</h1>}
      pills={
        <>
          <SidePill label="规则" onPress={() => showToast('规则')} />
          <SidePill label="记录" onPress={() => showToast('记录')} />
        </>
      }
      bottomBar={
        <Button wide onPress={onClose}>
          主按钮
        </Button>
      }
    >
      <p className={styles.hero}>正文</p>
    </CampaignShell>
  )
}
