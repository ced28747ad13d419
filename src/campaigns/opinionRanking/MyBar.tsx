import type { DaoRows } from '@/api/arena'
import { OWN, RankRow } from '@/kit/list/rank/RankRow'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { Button } from '@/ui/button/Button'
import { ME } from './period'
import { standingOf } from './ranking'
import styles from './MyBar.module.css'

export interface MyBarProps {
  ranks: {
    data: { first: DaoRows | undefined } | undefined
    error: unknown
    isPlaceholderData: boolean
  }
  /** The person's own row is on the screen. */
  hidden: boolean
  onLogin: () => void
}

/** The person's own rank, pinned at the lower edge. */
export function MyBar({ ranks, hidden, onLogin }: MyBarProps) {
  const { loggedIn } = useCampaign()
  const me = useMe({ ...ME, enabled: loggedIn })
  const standing = standingOf({
    loggedIn,
    // A guest's answer has no rank.
    ranks: {
      data: ranks.isPlaceholderData ? undefined : ranks.data?.first,
      error: ranks.error,
    },
    me,
  })
  const ranked = standing.kind === 'ranked' ? standing : undefined
  return (
    <section
      className={styles.bar}
      data-floats
      data-hidden={hidden}
      inert={hidden}
      aria-label="我的排名"
    >
      {standing.kind === 'guest' ? (
        <div className={styles.line}>
          <p>登录查看我的排名</p>
          <Button small onPress={onLogin}>
            登录
          </Button>
        </div>
      ) : (
        <RankRow
          rank={ranked?.rank}
          name={me.data?.nickname || OWN}
          avatar={me.data?.avatar}
          value={ranked?.score ?? '--'}
          note={standing.kind === 'off' ? '暂未上榜，参与提案可得意见分' : ranked?.note}
          mine
        />
      )}
    </section>
  )
}
