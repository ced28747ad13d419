import { Link } from 'react-router-dom'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import styles from './PlainIntro.module.css'
import { nameOf } from '../names'
import soul from '../Soul.module.css'
import { SoulHero } from '../SoulSkeleton'

const MOST = 6

interface PlainIntroProps {
  companions: readonly Companion[]
  npcId: string | undefined
}

/** The companions, without a test. The one that a friend has shared comes first. */
export function PlainIntro({ companions, npcId }: PlainIntroProps) {
  const { track } = useCampaign()
  const shared = companions.filter((companion) => companion.npcId === npcId)
  const others = companions.filter((companion) => companion.npcId !== npcId)
  return (
    <>
      <SoulHero line="数字世界里，住着一群AI伙伴" />
      <ul className={styles.list}>
        {[...shared, ...others].slice(0, MOST).map((companion) => (
          <li key={companion.npcId}>
            <Link
              className={styles.card}
              to={`/chatAI?npcId=${encodeURIComponent(companion.npcId)}`}
              onClick={() => track('button', 'chat', { npcId: companion.npcId })}
            >
              <Avatar src={safeImage(companion.avatar)} name={nameOf(companion)} size={144} />
              <strong className={styles.name}>{nameOf(companion)}</strong>
              <span className={styles.tags}>{companion.tags.slice(0, 2).join(' · ')}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className={soul.note}>和TA聊聊，内容由AI生成，仅供参考</p>
    </>
  )
}
