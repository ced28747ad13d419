import { useNavigate } from 'react-router-dom'
import type { Companion } from '@/api/character'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { nameOf } from '../names'
import { fitOf } from '../soul'
import type { Answers } from '../soul'
import { Daily } from './Daily'
import { Feed } from './Feed'
import { FitRing } from './FitRing'
import styles from './Result.module.css'

const TAGS = 5

interface ResultProps {
  companion: Companion
  answers: Answers
  onRetest: () => void
}

/** Who it is, and what they are like. */
export function Result({ companion, answers, onRetest }: ResultProps) {
  const { track } = useCampaign()
  const navigate = useNavigate()
  const { npcId } = companion
  const name = nameOf(companion)
  return (
    <>
      <div className={styles.page}>
        <p className={styles.before}>与你同频的灵魂</p>
        <FitRing fit={fitOf(companion, answers)}>
          <Avatar src={safeImage(companion.avatar)} name={name} className={styles.portrait} />
        </FitRing>
        <h1 className={styles.name}>{name}</h1>
        <ul className={styles.tags} aria-label="标签">
          {[...new Set(companion.tags)].slice(0, TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button
            wide
            onPress={() => {
              track('button', 'chat', { npcId })
              void navigate(`/chatAI?npcId=${encodeURIComponent(npcId)}`)
            }}
          >
            和TA聊聊
          </Button>
          <Button wide quiet onPress={onRetest}>
            重新测试
          </Button>
        </div>
      </div>
      <Daily npcId={npcId} />
      <Feed />
    </>
  )
}
