import { useState } from 'react'
import { readBuyAgentInfo, type AgentRight } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { RightArt } from '@/kit/agent/RightArt'
import { speaksOfRewards } from '@/kit/agent/rights'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { Sheet } from '@/ui/modal/Sheet'
import { SkeletonBlock } from '@/ui/Skeleton'
import { rightsOf } from '../partner'
import styles from './Rights.module.css'

/** A partner's rights, each a button that opens its details. Not rendered if it fails: the form needs none of it. */
export function Rights({ levelId }: { levelId: string | undefined }) {
  const { track } = useCampaign()
  const own = useAnswer(readBuyAgentInfo, { levelId })
  // A level that the platform does not know: the first one is shown.
  const isUnknown = levelId !== undefined && own.data?.levels.length === 0
  const first = useAnswer(readBuyAgentInfo, {}, { enabled: isUnknown })
  const { data, isPending } = isUnknown ? first : own
  const [shown, setShown] = useState<AgentRight>()
  if (isPending) return <RightsSkeleton />
  const rights = data ? rightsOf(data, levelId, currentVisit().visit) : []
  if (rights.length === 0) return null
  return (
    <section className={styles.rights} aria-label="合伙人权益">
      <h2 className={styles.heading}>合伙人权益</h2>
      <ul className={styles.tiles}>
        {rights.map((right, at) => (
          // Two rights can have the same name.
          <li key={at}>
            <button
              type="button"
              className={styles.tile}
              aria-haspopup="dialog"
              onClick={() => {
                track('card', 'right', { right: String(at + 1) })
                setShown(right)
              }}
            >
              <RightArt icon={right.icon} className={styles.art} />
              <span className={styles.name}>{right.title}</span>
            </button>
          </li>
        ))}
      </ul>
      <RightSheet right={shown} onClose={() => setShown(undefined)} />
    </section>
  )
}

interface RightSheetProps {
  /** Undefined: closed. */
  right: AgentRight | undefined
  onClose: () => void
}

/** One right in full. */
function RightSheet({ right, onClose }: RightSheetProps) {
  return (
    <Sheet open={right !== undefined} onClose={onClose} title={right?.title ?? ''}>
      <div className={styles.sheet}>
        <RightArt icon={right?.icon ?? ''} className={styles.largeArt} />
        <p className={styles.text}>{right?.desc || '详情请在App内查看'}</p>
        {right && speaksOfRewards(right) && <p className={styles.text}>{DISCLAIMER}</p>}
        <p className={styles.small}>权益内容以合伙人协议为准</p>
      </div>
    </Sheet>
  )
}

function RightsSkeleton() {
  return (
    <div className={styles.rights} aria-hidden="true">
      <p className={styles.heading}>合伙人权益</p>
      <div className={styles.tiles}>
        {[1, 2, 3, 4].map((at) => (
          <SkeletonBlock key={at} className={styles.skeletonBlock} />
        ))}
      </div>
    </div>
  )
}
