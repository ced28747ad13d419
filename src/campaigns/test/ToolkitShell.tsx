import { useState } from 'react'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { SidePill } from '@/kit/campaign/SidePill'
import type { ShellState, ShellStateName } from '@/kit/campaign/shellState'
import { serverNow } from '@/lib/serverClock'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ModalBase } from '@/ui/ModalBase'
import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast'
import { Group, Line } from './Group'
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

/** The campaign frame in each of its states, on the whole screen. */
export function ToolkitShell() {
  const [shown, setShown] = useState<ShellState>()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Group title="页面外壳 CampaignShell">
      <Line>
        {NAMES.map((name) => (
          <Chip
            key={name}
            onPress={() => {
              setShown(STATES[name]())
              setOpen(true)
            }}
          >
            {name}
          </Chip>
        ))}
      </Line>
      <ModalBase
        open={open}
        onClose={close}
        label="外壳示例"
        layerClass={styles.stage}
        panelClass={styles.panel}
      >
        {shown && <Example state={shown} onClose={close} />}
        <Button wide quiet onPress={close}>
          返回自检
        </Button>
      </ModalBase>
    </Group>
  )
}

function Example({ state, onClose }: { state: ShellState; onClose: () => void }) {
  const retry = async () => showToast('已重新请求')
  return (
    <CampaignShell
      title={`示例 ${state.name}`}
      state={state}
      onRetry={retry}
      skeleton={
        <div className={styles.hero}>
          <SkeletonBlock className={styles.bone} />
          <SkeletonLines count={4} />
        </div>
      }
      hero={<h1 className={styles.hero}>{state.name}</h1>}
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
