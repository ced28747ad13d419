import type { ReactNode } from 'react'
import type { Companion } from '@/api/character'
import { FEED_PAGE_SIZE, listHomeFeed, listUserMoments } from '@/api/feed'
import { FeedRow } from '@/kit/feed/FeedRow'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { usePages } from '@/kit/query/pagedQuery'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { useArrivalFocus } from '@/ui/focus/useArrivalFocus'
import { LinearGradient } from '@/ui/Gradient'
import { Avatar } from '@/ui/picture/Avatar'
import { fitOf, nameOf, type Answers } from './soul'
import styles from './Result.module.css'

const TAGS = 5

interface ResultProps {
  companion: Companion
  answers: Answers
  onRetest: () => void
  /** It follows a question. */
  takesFocus: boolean
}

/** The companion, with its description. */
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
          <Avatar src={companion.avatar} name={name} size={336} />
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

const RADIUS = 92
const ROUND = 2 * Math.PI * RADIUS

/** A portrait in a ring filled by the fit; without a test the ring is full. */
function FitRing({ fit, children }: { fit: number | undefined; children: ReactNode }) {
  const share = (fit ?? 100) / 100
  return (
    <div className={styles.ring}>
      <svg viewBox="0 0 200 200" className={styles.arc} aria-hidden="true">
        <defs>
          <LinearGradient id="soul-ring" x2="1" y2="1" stops="#3df5c8, #b388ff" />
        </defs>
        <circle cx="100" cy="100" r={RADIUS} fill="none" stroke="#1b3249" strokeWidth="6" />
        <circle
          cx="100"
          cy="100"
          r={RADIUS}
          fill="none"
          stroke="url(#soul-ring)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          transform="rotate(-90 100 100)"
        />
      </svg>
      {children}
      {fit !== undefined && (
        <p className={styles.fit}>
          契合度 <b>{fit}%</b>
          <span className={styles.fun}>仅供娱乐</span>
        </p>
      )}
    </div>
  )
}

const SHOWN = 3

/** The companion's recent moments. Renders nothing if there are none. */
function Daily({ npcId }: { npcId: string }) {
  const { data = [] } = useAnswer(
    listUserMoments,
    { uid: npcId, pageNo: 1, pageSize: FEED_PAGE_SIZE },
    { select: ({ list }) => publishedOf(list).slice(0, SHOWN) },
  )
  if (data.length === 0) return null
  return (
    <Card heading="TA的日常" className={styles.card}>
      <ul className={styles.rows}>
        {data.map((moment, at) => (
          // The id may be missing.
          <li key={moment.momentId || at}>
            <FeedRow moment={moment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The platform's recommended moments. Renders nothing if there are none. */
function Feed() {
  const query = usePages(
    listHomeFeed,
    { scene: 'SOUL', pageSize: FEED_PAGE_SIZE },
    { idOf: momentIdOf, shown: publishedOf },
  )
  if (!query.data || (query.data.rows.length === 0 && !query.hasNextPage)) return null
  return (
    <Card heading="灵魂同频" className={styles.card}>
      <MomentFeed query={query} label="灵魂同频" />
    </Card>
  )
}
