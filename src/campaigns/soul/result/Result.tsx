import type { Companion } from '@/api/character'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { safeImage } from '@/lib/url/safeUrl'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
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
  /** A question has led here. */
  takesFocus: boolean
}

/** Who it is, and what they are like. */
export function Result({ companion, answers, onRetest, takesFocus }: ResultProps) {
  const { track } = useCampaign()
  const { npcId } = companion
  const name = nameOf(companion)
  const heading = useArrivalFocus<HTMLHeadingElement>(takesFocus)
  return (
    <>
      <div className={styles.page}>
        <p className={styles.before}>与你同频的灵魂</p>
        <FitRing fit={fitOf(companion, answers)}>
          <Avatar src={safeImage(companion.avatar)} name={name} className={styles.portrait} />
        </FitRing>
        <h1 ref={heading} tabIndex={-1} className={styles.name}>
          {name}
        </h1>
        <ul className={styles.tags} aria-label="标签">
          {[...new Set(companion.tags)].slice(0, TAGS).map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <ButtonLink
            wide
            to={`/chatAI?npcId=${encodeURIComponent(npcId)}`}
            onClick={() => track('button', 'chat', { npcId })}
          >
            和TA聊聊
          </ButtonLink>
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
