import { useSyncExternalStore } from 'react'
import type { AppHandler } from '@/bridge/names'
import { useSaid } from '@/kit/wechat/said'
import { clientInfoHeader, subscribe } from '@/session/session'
import { HANDLERS, checkHandler, readClientHeader } from './device'
import { askPrivacy, askUser, clearRecord, currentLogin, logOut, tradeToken } from './login'
import { maskSecrets, type CheckResult } from './report'
import { CheckRow, Row, Section } from './Section'
import styles from './CheckSections.module.css'

/** The one section that is checked by itself. */
export function EnvironmentSection({ facts }: { facts: readonly CheckResult[] }) {
  return (
    <Section number="01" title="环境">
      <ul>
        {facts.map(({ detail = '', ...fact }) => (
          <Row key={fact.label} {...fact} detail={maskSecrets(detail)} />
        ))}
      </ul>
    </Section>
  )
}

const checkClient = async () => readClientHeader(await clientInfoHeader())
const CLIENT = { id: 'client-info', label: 'clientInfo', note: '内容与请求头形式' } as const

export function ClientSection() {
  return (
    <Section number="02" title="客户端信息">
      <ul>
        <CheckRow {...CLIENT} work={checkClient} />
      </ul>
    </Section>
  )
}

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

export function LoginSection() {
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
          <CheckRow key={check.id} {...check} />
        ))}
      </ul>
    </Section>
  )
}

export function BridgeSection() {
  return (
    <Section number="04" title="App 桥接" note="点按后调用，右侧为应答用时；在浏览器里会失败。">
      <ul>
        {(Object.keys(HANDLERS) as AppHandler[]).map((name) => (
          <CheckRow
            key={name}
            id={`bridge-${name}`}
            label={name}
            note={HANDLERS[name].effect}
            work={() => checkHandler(name)}
          />
        ))}
      </ul>
    </Section>
  )
}

/** WeChat's signature, its answer, and the cards; only in a build that is set up for it. */
export function WechatSection() {
  const said = useSaid()
  const note =
    said.length > 0 ? '按时间先后。' : '在微信中打开后，这里显示签名、微信的应答与分享卡片。'
  return (
    <Section number="WX" title="微信" note={note}>
      <ul>
        {said.map(({ label, ok, detail }, index) => (
          <Row
            // Lines are only added at the end.
            key={index}
            label={label}
            status={ok ? 'passed' : 'failed'}
            detail={maskSecrets(detail)}
          />
        ))}
      </ul>
    </Section>
  )
}
