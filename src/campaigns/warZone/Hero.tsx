import { useEffect, useRef, useState } from 'react'
import type { Arena, ArenaSide } from '@/api/arena'
import { useRolling } from '@/kit/amounts/useRolling'
import { groupNumber } from '@/lib/format/groupNumber'
import { LinearGradient } from '@/ui/Gradient'
import { Picture } from '@/ui/picture/Picture'
import { head } from './head'
import { leaderOf, scoreText, sideName, type Phase, type Side } from './warZone'
import styles from './Hero.module.css'

interface HeroProps {
  arena: Arena
  phase: Phase
  /** The DAO in the address: its side is the person's own. */
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

/** A side: its DAO and its score, in full on a tap. */
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

/** The hero while loading, and without a battle. */
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
    <svg viewBox="0 0 60 44" className={styles.crown} aria-hidden="true">
      <path fill="#ffd23f" d="M4 12l14 12L30 2l12 22 14-12-6 30H10z" />
      <path fill="#b98500" d="M10 36h40v6H10z" />
    </svg>
  )
}

/** Along the seam, from its upper to its lower end. */
const SPARKS = [
  [472, 60, 7],
  [448, 150, 5],
  [420, 232, 8],
  [396, 330, 5],
  [368, 404, 7],
  [340, 500, 5],
  [312, 584, 8],
] as const

interface FrontProps {
  /** The leading side during the battle: a change flashes. */
  leader: Side | undefined
}

/** The moving part of the hero: the jagged seam where the two fields meet. */
function Front({ leader }: FrontProps) {
  const flash = useLeadChange(leader)
  return (
    <svg
      viewBox="0 0 750 660"
      preserveAspectRatio="xMidYMid slice"
      className={styles.front}
      aria-hidden="true"
    >
      <defs>
        <LinearGradient id="wz-fade" x2="0" y2="1" stops="#0b0b14/0 .54, #0b0b14 .98" />
      </defs>
      <path
        className={styles.seam}
        fill="none"
        stroke="#fff3c4"
        strokeWidth="5"
        strokeLinejoin="round"
        d="M490 0l-30 96 24 60-66 104 30 66-74 110 26 62-80 162"
      />
      <g className={styles.sparks} fill="#ffe48a">
        {SPARKS.map(([x, y, size]) => (
          <path
            key={y}
            d={`M${x} ${y - size * 2}l${size * 0.5} ${size * 1.5} ${size * 1.5} ${size * 0.5}-${size * 1.5} ${size * 0.5}-${size * 0.5} ${size * 1.5}-${size * 0.5}-${size * 1.5}-${size * 1.5}-${size * 0.5} ${size * 1.5}-${size * 0.5}z`}
          />
        ))}
      </g>
      {flash > 0 && (
        <path key={flash} className={styles.flash} fill="#ffffff" d="M0 0h750v660H0z" />
      )}
      {/* Past the lower edge: at half a pixel the picture behind it would show. */}
      <path fill="url(#wz-fade)" d="M-9 0h768v672H-9z" />
    </svg>
  )
}

/** The number of changes of the lead since the page was opened. */
function useLeadChange(leader: Side | undefined): number {
  const [changes, setChanges] = useState(0)
  const before = useRef(leader)
  useEffect(() => {
    if (leader === undefined) return
    if (before.current !== undefined && before.current !== leader) setChanges((count) => count + 1)
    before.current = leader
  }, [leader])
  return changes
}
