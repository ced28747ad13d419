import { useEffect, useRef } from 'react'
import type { SharedUser } from '@/api/invitation'
import { celebrate } from '@/kit/claim/celebrate'
import { InviterCard } from '@/kit/landing/InviterCard'
import { head } from './head'
import { GiftBox } from './GiftBox'
import { wording } from './wording'
import styles from './Hero.module.css'

interface InviteeHeroProps {
  inviter: SharedUser | undefined
  isInviterPending: boolean
  isOpen: boolean
  /** The box has been opened on this visit. */
  isFresh: boolean
  /** How many attempts to open it failed. */
  refusals: number
}

/** The inviter, above a sealed box, which opens once the platform has sent its content. */
export function InviteeHero({
  inviter,
  isInviterPending,
  isOpen,
  isFresh,
  refusals,
}: InviteeHeroProps) {
  const { invites, welcome, opened } = wording()
  const root = useRef<HTMLDivElement>(null)
  const hasJustOpened = isOpen && isFresh
  useEffect(() => {
    if (hasJustOpened) void celebrate(root.current ?? undefined)
  }, [hasJustOpened])
  return (
    <div ref={root} className={styles.hero}>
      <InviterCard
        inviter={inviter}
        loading={isInviterPending}
        loadingTitle={head.title}
        title={invites}
        welcome={isOpen ? { ...welcome, line: opened } : welcome}
      />
      <GiftBox isOpen={isOpen} moves={isFresh} shakes={refusals} />
    </div>
  )
}

/** The sealed box on the inviter's page. */
export function InviterHero() {
  return (
    <div className={styles.hero}>
      <header className={styles.heading}>
        <h1 className={styles.title}>{head.title}</h1>
        <p className={styles.line}>{wording().handOn}</p>
      </header>
      <GiftBox isOpen={false} moves={false} shakes={0} />
    </div>
  )
}
