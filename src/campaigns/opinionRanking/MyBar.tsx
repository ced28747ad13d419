import type { UserInfo } from '@/api/login'
import { RankRow } from '@/kit/lists/RankRow'
import { Button } from '@/ui/Button'
import styles from './MyBar.module.css'
import type { Standing } from './ranking'

export interface MyBarProps {
  standing: Standing
  me: UserInfo | undefined
  /** The person's own row is on the screen. */
  hidden: boolean
  onLogin: () => void
}

/** Where whoever looks stands, pinned at the lower edge. */
export function MyBar({ standing, me, hidden, onLogin }: MyBarProps) {
  return (
    <section className={styles.bar} data-hidden={hidden} inert={hidden} aria-label="我的排名">
      {standing.kind === 'guest' ? (
        <div className={styles.line}>
          <p>登录查看我的排名</p>
          <Button small onPress={onLogin}>
            登录
          </Button>
        </div>
      ) : (
        <MyRow standing={standing} me={me} />
      )}
    </section>
  )
}

interface MyRowProps {
  standing: Exclude<Standing, { kind: 'guest' }>
  me: UserInfo | undefined
}

function MyRow({ standing, me }: MyRowProps) {
  const ranked = standing.kind === 'ranked' ? standing : undefined
  return (
    <RankRow
      rank={ranked?.rank}
      name={me?.nickname || '我'}
      avatar={me?.avatar}
      value={ranked?.score ?? '--'}
      note={standing.kind === 'off' ? '暂未上榜，参与提案可得意见分' : ranked?.note}
      mine
    />
  )
}
