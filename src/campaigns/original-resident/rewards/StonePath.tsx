import { rungsOf } from '@/kit/claim/ladder'
import type { Rung, Stage } from '@/kit/claim/ladder'
import { StageClaim } from '@/kit/claim/StageClaim'
import { classes } from '@/ui/classes'
import { EmptyState } from '@/ui/EmptyState'
import { Picture } from '@/ui/picture/Picture'
import { Stone } from './Stone'
import { Tap } from '../role/Tap'
import { wording } from '../wording'
import styles from './StonePath.module.css'

export interface StonePathProps {
  stages: readonly Stage[]
  have: number
  /** Said in place of 「去领取」 while nothing can be claimed. */
  closed: string | undefined
  onClaim: (stageId: string) => Promise<void>
}

/** The way of a resident: stepping stones that light up as far as one has come. */
export function StonePath({ stages, have, closed, onClaim }: StonePathProps) {
  const words = wording()
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{words.ladder}</h2>
      {stages.length === 0 && <EmptyState text="奖励准备中，敬请期待" />}
      <ol>
        {rungsOf(stages, have).map((rung, at) => (
          <li key={rung.id} className={styles.rung} data-status={rung.status}>
            <Stone index={at} progress={rung.progress} status={rung.status} />
            <div className={styles.card}>
              <Picture src={rung.img} name={rung.name} decorative className={styles.picture} />
              <div className={styles.words}>
                <p className={styles.name}>{rung.name}</p>
                <p className={classes(styles.need, rung.isNext && styles.next)}>
                  {rung.isNext ? words.more(rung.missing) : words.need(rung.need)}
                </p>
              </div>
              <Claim rung={rung} closed={closed} onClaim={() => onClaim(rung.id)} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ClaimProps {
  rung: Rung
  closed: string | undefined
  onClaim: () => Promise<void>
}

function Claim({ rung, ...rest }: ClaimProps) {
  const claim = <StageClaim stage={rung} className={styles.claim} {...rest} />
  return rung.status === 'CLAIMABLE' ? <Tap name="get-to">{claim}</Tap> : claim
}
