import { Link } from 'react-router-dom'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { head } from '../head'
import styles from './PickPage.module.css'

const TAGS = 3

/** One of them, and the way to them. */
export function CompanionCard({ companion }: { companion: Companion }) {
  const { track } = useCampaign()
  const { npcId, status } = companion
  const name = companion.name || head.title
  return (
    <Link
      className={styles.card}
      to={`/chatAI?npcId=${encodeURIComponent(npcId)}`}
      onClick={() => track('card', 'npc', { npcId })}
    >
      <Avatar src={safeImage(companion.avatar)} name={name} className={styles.avatar} />
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.tags}>
          {companion.tags.slice(0, TAGS).map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
        <span className={styles.greeting}>{companion.greeting.replace(/[*\n]+/g, ' ').trim()}</span>
      </span>
      {status === 'OFF' && <span className={styles.away}>暂时离开</span>}
    </Link>
  )
}
