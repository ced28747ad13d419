import { useSyncExternalStore } from 'react'
import { subscribe } from '@/session/session'
import styles from './checks.module.css'
import { askPrivacy, askUser, clearRecord, logOut, tradeToken } from './loginChecks'
import { currentLogin } from './loginRecord'
import { CheckRow, Section } from './Section'
import type { Checks } from './useChecks'

const TRADE_NOTE = '用 App token 换本机登录记录'
const CHECKS = [
  { id: 'user-info', label: '用户信息', work: askUser },
  { id: 'privacy', label: '协议版本', work: askPrivacy },
  {
    id: 'authorization',
    label: '换取授权',
    action: '换取授权',
    note: TRADE_NOTE,
    work: tradeToken,
  },
  {
    id: 'clear',
    label: '清除记录',
    action: '清除',
    note: '只清本机，不通知平台',
    work: clearRecord,
  },
  {
    id: 'logout',
    label: '退出登录',
    action: '退出登录',
    note: '接口失败也会清除本机记录',
    work: logOut,
  },
] as const

export function LoginSection({ checks }: { checks: Checks }) {
  const lines = useSyncExternalStore(subscribe, currentLogin).split('\n')
  return (
    <Section number="03" title="登录记录">
      <dl className={styles.record}>
        {lines.map((line) => {
          const [name, value] = line.split('：')
          return (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{name}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          )
        })}
      </dl>
      <ul>
        {CHECKS.map((check) => (
          <CheckRow key={check.id} {...check} checks={checks} />
        ))}
      </ul>
    </Section>
  )
}
