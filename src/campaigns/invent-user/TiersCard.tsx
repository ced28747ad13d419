import { useId, useState } from 'react'
import { readClaimButtons, receiveReward } from '@/api/invitation'
import type { ReceivedReward, RewardTier } from '@/api/invitation'
import { RewardNews } from '@/kit/claim/RewardNews'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/query/QueryView'
import { fetchAnswer, invalidateAnswer, useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { isSignedOut } from '@/kit/query/queryPart'
import { useWrite } from '@/kit/write/useWrite'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonBlock } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'
import { fillOf, tierLabel, wording } from './inventUser'
import styles from './TiersCard.module.css'

/** A jar for each tier: the more friends, the fuller it is. */
export function TiersCard({ activityId }: { activityId: string | undefined }) {
  const { loggedIn } = useCampaign()
  const query = useAnswer(readClaimButtons, { activityId }, { enabled: loggedIn })
  const { claim, reward, closeReward } = useClaim(activityId)
  if (!loggedIn || isSignedOut(query)) return null
  return (
    <>
      <Card heading={wording().tiers}>
        <QueryView query={query} skeleton={<SkeletonBlock height={620} above={16} />} small>
          {({ buttons, validInvited }) =>
            buttons.length === 0 ? (
              <EmptyState text="奖励准备中，敬请期待" />
            ) : (
              <ul className={styles.tiers}>
                {buttons.map((tier, at) => (
                  // The level may be missing.
                  <li key={tier.level || at} className={styles.tier}>
                    <Tier tier={tier} valid={validInvited} onClaim={claim} />
                  </li>
                ))}
              </ul>
            )
          }
        </QueryView>
      </Card>
      <RewardNews reward={reward} onClose={closeReward} />
    </>
  )
}

interface Intent {
  activityId: string | undefined
  level: string
}

/** Each tap claims one reward; then the tiers are refetched. */
function useClaim(activityId: string | undefined) {
  const [reward, setReward] = useState<ReceivedReward>()
  const refetch = () => invalidateAnswer(readClaimButtons, { activityId })
  const { write } = useWrite<Intent, ReceivedReward>({
    send: (intent, bizNo) => receiveReward({ ...intent, bizNo }),
    onDone: (answer) => {
      setReward(answer)
      return refetch()
    },
    checkApplied: async ({ level }) => {
      const { buttons } = await fetchAnswer(readClaimButtons, { activityId })
      const applied = buttons.some((tier) => tier.level === level && tier.status === 'CLAIMED')
      if (applied) showToast('领取成功')
      return applied
    },
  })
  return {
    claim: (level: string) => write({ activityId, level }),
    reward,
    closeReward: () => setReward(undefined),
  }
}

interface TierProps {
  tier: RewardTier
  valid: number
  onClaim: (level: string) => Promise<void>
}

function Tier({ tier, valid, onClaim }: TierProps) {
  const { track } = useCampaign()
  const { level, need, rewardName, status } = tier
  const { showsRewards } = wording()
  const canClaim = status === 'CLAIMABLE' && level !== ''
  return (
    <>
      <Jar fill={fillOf(tier, valid)} status={status} />
      <p className={styles.need}>{wording().need(need)}</p>
      {showsRewards && <p className={styles.name}>{rewardName || '神秘奖励'}</p>}
      {canClaim ? (
        <Button
          small
          label={`领取 ${showsRewards ? rewardName : wording().need(need)}`}
          onPress={() => {
            track('button', 'claim-tier', { level })
            return onClaim(level)
          }}
        >
          领取
        </Button>
      ) : (
        <p className={styles.state}>{tierLabel(tier, valid)}</p>
      )}
    </>
  )
}

interface JarProps {
  /** From 0 to 1. */
  fill: number
  status: RewardTier['status']
}

const BODY = 'M26 42h68c8 6 14 14 14 26v52c0 12-8 18-18 18H30c-10 0-18-6-18-18V68c0-12 6-20 14-26z'

/** A glass jar, filled by the progress; its lid is tied once it has been claimed. */
function Jar({ fill, status }: JarProps) {
  const clip = useId()
  const isGone = status === 'SOLD_OUT'
  return (
    <svg viewBox="0 0 120 146" className={styles.jar} data-status={status} aria-hidden="true">
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill={isGone ? '#eceff0' : '#eafaf2'} />
      <g clipPath={`url(#${clip})`}>
        <g className={styles.content} style={{ transform: `translateY(${(1 - fill) * 100}%)` }}>
          <path fill={isGone ? '#b8c4be' : '#00b578'} d="M12 50c24-10 40 8 60 2s28-6 40-2v90H12z" />
          <path
            fill={isGone ? '#cfd8d3' : '#5fdcae'}
            d="M12 52c24-10 40 8 60 2s28-6 40-2v10c-12-6-24-2-40 4s-40-8-60 0z"
          />
          <g fill="#ffffff" opacity=".55">
            <circle cx="38" cy="92" r="5" />
            <circle cx="66" cy="112" r="7" />
            <circle cx="86" cy="86" r="4" />
            <circle cx="52" cy="124" r="4" />
          </g>
        </g>
      </g>
      <path
        d={BODY}
        fill="none"
        stroke={isGone ? '#9aa8a1' : '#0a8f61'}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path fill="none" stroke="#ffffff" strokeWidth="6" strokeLinecap="round" d="M28 70v34" />
      <path fill={isGone ? '#9aa8a1' : '#0a6b48'} d="M24 22h72v20H24z" />
      <path fill="#ffffff" opacity=".25" d="M24 22h72v7H24z" />
      {status === 'CLAIMED' && (
        <>
          <circle cx="60" cy="96" r="24" fill="#ffffff" />
          <path
            fill="none"
            stroke="#007a4d"
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M49 97l8 8 15-17"
          />
        </>
      )}
      {status === 'CLAIMABLE' && (
        <path
          className={styles.bow}
          fill="#ffb020"
          d="M60 20c-8-18-34-16-30-2 2 8 18 8 30 2zm0 0c8-18 34-16 30-2-2 8-18 8-30 2zm-7-4h14v12H53z"
        />
      )}
    </svg>
  )
}
