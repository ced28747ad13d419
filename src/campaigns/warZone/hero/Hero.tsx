import { useState } from 'react'
import type { Arena, ArenaSide } from '@/api/arena'
import { useRolling } from '@/kit/amounts/useRolling'
import { groupNumber } from '@/lib/format/groupNumber'
import { Picture } from '@/ui/picture/Picture'
import { head } from '../head'
import { leaderOf, scoreText, sideName } from '../warZone'
import type { Phase, Side } from '../warZone'
import { Front } from './Front'
import styles from './Hero.module.css'

interface HeroProps {
  arena: Arena
  phase: Phase
  /** The DAO that the address is about: its side is one's own. */
  ownId: string | undefined
}

/** Red against blue, split by a front of sparks. */
export function Hero({ arena, phase, ownId }: HeroProps) {
  const leader = leaderOf(arena)
  const winner = phase === 'ENDED' ? leader : undefined
  return (
    <header className={styles.hero}>
      <Front leader={phase === 'FIGHTING' ? leader : undefined} />
      <h1 className={styles.title}>{head.title}</h1>
      <p className={styles.name}>
        {[arena.season, arena.name].filter(Boolean).join(' · ') || '最新一战'}
      </p>
      <div className={styles.sides}>
        {(['red', 'blue'] as const).map((side) => (
          <Corner
            key={side}
            side={side}
            dao={arena[side]}
            isOwn={ownId !== undefined && arena[side].daoId === ownId}
            isWinner={winner === side}
          />
        ))}
      </div>
    </header>
  )
}

interface CornerProps {
  side: Side
  dao: ArenaSide
  isOwn: boolean
  isWinner: boolean
}

/** A side: its DAO and its score, whole at a tap. */
function Corner({ side, dao, isOwn, isWinner }: CornerProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = useRolling(dao.score)
  const name = dao.name || sideName(side)
  return (
    <div className={styles.corner} data-side={side}>
      <span className={styles.badge}>
        {isWinner && <Crown />}
        <Picture src={dao.logo} name={name} decorative eager className={styles.logo} />
      </span>
      <p className={styles.dao}>{name}</p>
      <button
        type="button"
        className={styles.score}
        aria-label={`${name} ${groupNumber(dao.score)}分`}
        onClick={() => setIsWhole((before) => !before)}
      >
        {isWhole ? groupNumber(shown) : scoreText(shown)}
      </button>
      <p className={styles.mark}>{isWinner ? '胜利' : isOwn ? '我方' : sideName(side)}</p>
    </div>
  )
}

/** While nothing is known, and where nobody fights. */
export function EmptyHero() {
  return (
    <header className={styles.hero}>
      <Front leader={undefined} />
      <h1 className={styles.title}>{head.title}</h1>
      <p className={styles.name}>最新一战</p>
      <div className={styles.sides} />
    </header>
  )
}

function Crown() {
  return (
    <svg viewBox="0 0 60 44" className={styles.crown} aria-hidden="true" focusable="false">
      <path fill="#ffd23f" d="M4 12l14 12L30 2l12 22 14-12-6 30H10z" />
      <path fill="#b98500" d="M10 36h40v6H10z" />
    </svg>
  )
}
