import { useSyncExternalStore } from 'react'
import { readLoginInfo } from '@/session/loginInfo'
import { subscribe, tokens } from '@/session/session'
import { CheckRow } from './CheckRow'
import { askPrivacy, askUser, clearRecord, logOut, tradeToken } from './loginChecks'
import { loginLines } from './loginView'
import { Section } from './Section'
import type { Checks } from './useChecks'
import styles from './LoginSection.module.css'

/** The login record as shown now; follows logins, purges, the app and other tabs. */
export function currentLogin(): string {
  const lines = loginLines(readLoginInfo(), tokens(), Date.now())
  return lines.map(({ label, value }) => `${label}：${value}`).join('\n')
}

export function LoginSection({ checks }: { checks: Checks }) {
  const lines = useSyncExternalStore(subscribe, currentLogin).split('\n')
  return (
    <Section number="03" title="登录记录">
      <dl className={styles.record}>
        {lines.map((line) => {
          const at = line.indexOf('：')
          return (
            <div key={line.slice(0, at)} className={styles.line}>
              <dt className={styles.label}>{line.slice(0, at)}</dt>
              <dd className={styles.value}>{line.slice(at + 1)}</dd>
            </div>
          )
        })}
      </dl>
      <ul>
        <CheckRow id="user-info" label="用户信息" checks={checks} work={askUser} />
        <CheckRow id="privacy" label="协议版本" checks={checks} work={askPrivacy} />
        <CheckRow
          id="authorization"
          label="换取授权"
          note="用 App token 换本机登录记录"
          action="换取授权"
          checks={checks}
          work={tradeToken}
        />
        <CheckRow
          id="clear"
          label="清除记录"
          note="只清本机，不通知平台"
          action="清除"
          checks={checks}
          work={clearRecord}
        />
        <CheckRow
          id="logout"
          label="退出登录"
          note="接口失败也会清除本机记录"
          action="退出登录"
          checks={checks}
          work={logOut}
        />
      </ul>
    </Section>
  )
}
