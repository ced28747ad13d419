import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonLines } from '@/ui/Skeleton'
import type { CheckResult } from './checks/report'
import { Section } from './checks/Section'
import { head } from './head'
import styles from './TestPage.module.css'

/** The page itself reads the browser's environment, which is unknown when the build renders its document. */
export function TestSkeleton() {
  return (
    <WaitingShell
      title={head.title}
      className={styles.theme}
      dark
      hero={<Masthead />}
      skeleton={
        <Section number="01" title="环境">
          <SkeletonLines count={8} className={styles.skeleton} />
        </Section>
      }
    />
  )
}

/** The page's head: its purpose, and the counts of the results, once there are any. */
export function Masthead({ results }: { results?: readonly CheckResult[] }) {
  const count = (wanted: string) => results?.filter(({ status }) => status === wanted).length ?? 0
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        <span aria-hidden="true">$ </span>开发自检
      </h1>
      {results && (
        <p>
          通过 {count('passed')} 失败 {count('failed')}
        </p>
      )}
      <p className={styles.intro}>
        逐项检查这台设备：浏览器环境、客户端信息、登录记录和 App
        桥接。第一节自动完成，其余点按后才会运行。底部可复制整份报告，令牌和手机号已遮去。
      </p>
    </header>
  )
}
