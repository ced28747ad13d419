import { useState } from 'react'
import { RightArt } from '@/kit/agent/RightArt'
import { RightSheet } from '@/kit/agent/RightSheet'
import { Seal } from '@/kit/agent/Seal'
import { useRecruiting } from '@/kit/agent/useRecruiting'
import { StoreButtons } from '@/kit/channel/StoreButtons'
import { FormPanel } from '@/kit/landing/FormPanel'
import type { PanelView } from '@/kit/landing/FormPanel'
import { InviterCard } from '@/kit/landing/InviterCard'
import { ResultPanel } from '@/kit/landing/ResultPanel'
import { useWaitsForApp } from '@/kit/landing/useWaitsForApp'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import styles from './Landing.module.css'

const INVITER = {
  uid: '1',
  nickname: '云端建筑师',
  avatar: '',
  title: '星球居民',
  inviteCode: 'STAR01',
  valid: true,
}
const WORDS = {
  loadingTitle: '邀请',
  title: '邀请你一起探索',
  welcome: { title: '欢迎来到数字世界', line: '这里有一颗星球等你落脚' },
}
const SOURCE = { channelCode: 'organic', landingPath: '/test' }
const VIEWS: readonly PanelView[] = ['asking', 'form', 'result']

export function ToolkitLanding() {
  return (
    <Group title="落地页 InviterCard / FormPanel / ResultPanel / StoreButtons">
      <Specimen label="邀请人">
        <div className={styles.ground}>
          <InviterCard inviter={INVITER} loading={false} {...WORDS} />
        </div>
      </Specimen>
      <Specimen label="不知道是谁">
        <div className={styles.ground}>
          <InviterCard inviter={undefined} loading={false} {...WORDS} />
        </div>
      </Specimen>
      <Specimen label="加载中">
        <div className={styles.ground}>
          <InviterCard inviter={undefined} loading {...WORDS} />
        </div>
      </Specimen>
      <Specimen label="表单与结果">
        <Panel />
      </Specimen>
      <Specimen label="合伙人">
        <Partners />
      </Specimen>
      <Specimen label="应用商店">
        <StoreButtons source={SOURCE} onLeave={() => showToast('前往应用商店')} small />
      </Specimen>
    </Group>
  )
}

function Panel() {
  const [view, setView] = useState<PanelView>('result')
  const waitsForApp = useWaitsForApp()
  return (
    <div className={styles.ground}>
      <Line>
        {VIEWS.map((each) => (
          <Chip key={each} chosen={each === view} onPress={() => setView(each)}>
            {each}
          </Chip>
        ))}
      </Line>
      <FormPanel
        view={waitsForApp ? 'asking' : view}
        form={<p>表单</p>}
        result={
          <ResultPanel title="欢迎加入" text="你的数字世界已经准备好了" takesFocus={false}>
            <Button wide onPress={() => setView('form')}>
              换个手机号
            </Button>
          </ResultPanel>
        }
      />
    </div>
  )
}

const RECRUITING = {
  open: true,
  startTime: '2026-01-01 00:00:00',
  endTime: '',
  serverTime: '',
  faq: [],
}
const RIGHT = { icon: 'course', title: '成长课堂', desc: '一课一课带你熟悉数字世界。' }
const ICONS = ['badge', 'course', 'event', 'adviser', 'team', 'preview', 'unknown'] as const

function Partners() {
  const recruiting = useRecruiting(RECRUITING)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.partners}>
      <Line>
        <span className={styles.seal}>
          <Seal>
            <path strokeWidth="7" d="M62 90l18 18 36-40" />
          </Seal>
        </span>
        {ICONS.map((icon) => (
          <RightArt key={icon} icon={icon} className={styles.right} />
        ))}
      </Line>
      <Button small onPress={() => setIsOpen(true)}>
        {recruiting === 'open' ? '一项权益（招募中）' : '一项权益'}
      </Button>
      <RightSheet right={isOpen ? RIGHT : undefined} onClose={() => setIsOpen(false)} />
    </div>
  )
}
