import { Link } from 'react-router-dom'
import type { Companion } from '@/api/character'
import { safeImage } from '@/lib/url/safeUrl'
import { UsersIcon } from '@/ui/icons'
import { Avatar } from '@/ui/picture/Avatar'
import { head } from './head'
import type { Chat } from './useConversation'
import styles from './Header.module.css'

/** Who it is, what they are doing, and how often they can still be asked today. */
export function Header({ companion, chat }: { companion: Companion; chat: Chat }) {
  const isThinking = chat.isWaiting
  const isAway = companion.status === 'OFF'
  const name = companion.name || head.title
  return (
    <header
      className={styles.header}
      data-emotion={chat.emotion}
      data-thinking={isThinking || undefined}
      data-away={isAway || undefined}
    >
      <span className={styles.halo}>
        <Avatar src={safeImage(companion.avatar)} name={name} className={styles.avatar} />
      </span>
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.status}>
          <span role="status">{isThinking ? '正在思考…' : isAway ? '暂时离开' : '在线'}</span>
          {!isAway && <span className={styles.quota}>{quotaText(companion, chat)}</span>}
        </p>
      </div>
      <Link className={styles.others} to="/chatAI" aria-label="换个伙伴">
        <UsersIcon />
      </Link>
    </header>
  )
}

/** Before the first answer nobody knows how many are left. */
function quotaText({ dailyQuota }: Companion, { left }: Chat): string {
  if (left !== undefined) return `今日剩余${left}次`
  return dailyQuota === undefined ? '' : `每日可聊${dailyQuota}次`
}
