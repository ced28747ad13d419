import { useEffect, useRef } from 'react'
import { celebrate } from '@/kit/claim/celebrate'
import { InviterCard } from '@/kit/landing/InviterCard'
import { viewOf } from './fission'
import { head } from './head'
import { GiftBox } from './hero/GiftBox'
import type { useGift } from './hero/useGift'
import type { Fission } from './useFission'
import { isOpenBox, wording } from './wording'
import styles from './hero/Hero.module.css'

interface InviteeHeroProps {
  fission: Fission
  gift: ReturnType<typeof useGift>
}

/** Who invites, above a sealed box, which opens once the platform has said what is in it. */
export function InviteeHero({ fission, gift: { gift, isFresh, refusals } }: InviteeHeroProps) {
  const { invites, welcome } = wording()
  const root = useRef<HTMLDivElement>(null)
  const isOpen = isOpenBox(viewOf({ ...fission, gift }))
  const hasJustOpened = isOpen && isFresh
  useEffect(() => {
    if (hasJustOpened) void celebrate(root.current ?? undefined)
  }, [hasJustOpened])
  return (
    <div ref={root} className={styles.hero}>
      <InviterCard
        inviter={fission.inviter}
        loading={fission.isInviterPending}
        loadingTitle={head.title}
        title={invites}
        welcome={welcome}
      />
      <GiftBox isOpen={isOpen} moves={isFresh} shakes={refusals} />
    </div>
  )
}
