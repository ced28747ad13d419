import { useState } from 'react'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { SidePill } from '@/kit/campaign/SidePill'
import type { ShellState, ShellStateName } from '@/kit/campaign/shellState'
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

const STATES: Readonly<Record<ShellStateName, () => ShellState>> = {
  LOADING: () => ({ name: 'LOADING' }),
  READY: () => ({ name: 'READY' }),
  GUEST: () => ({ name: 'GUEST' }),
  EMPTY: () => ({ name: 'EMPTY' }),
  ERROR: () => ({ name: 'ERROR' }),
  NOT_STARTED: () => ({ name: 'NOT_STARTED', startsAt: serverNow() + 50 * HOUR_MS }),
  ENDED: () => ({ name: 'ENDED' }),
  OFFLINE: () => ({ name: 'OFFLINE' }),
}
const NAMES = Object.keys(STATES) as ShellStateName[]

/** The campaign frame in each of its states, as a page of its own. */
export function ToolkitShell({ light }: { light: boolean }) {
  const [shown, setShown] = useState<ShellState>()
  const close = () => setShown(undefined)
  return (
    <Group title="页面外壳 CampaignShell">
      <Line>
        {NAMES.map((name) => (
          <Chip key={name} onPress={() => setShown(STATES[name]())}>
            {name}
          </Chip>
        ))}
      </Line>
      {shown && (
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
  const retry = async () => showToast('已重新请求')
  return (
    <CampaignShell
      title={`示例 ${state.name}`}
      className={light ? undefined : theme.theme}
      dark={!light}
      state={state}
      onRetry={retry}
      skeleton={
        <div className={styles.hero}>
          <SkeletonBlock className={styles.bone} />
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
