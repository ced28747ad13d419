import { readClaimButtons } from '@/api/invitation'
import type { RewardTier } from '@/api/invitation'
import { Card } from '@/kit/page/parts/Card'
import { QueryView } from '@/kit/page/parts/QueryView'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonBlock } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { fillOf, tierLabel } from '../inventUser'
import { wording } from '../wording'
import { Jar } from './Jar'
import styles from './TiersCard.module.css'

interface TiersCardProps {
  activityId: string | undefined
  claim: (level: string) => Promise<void>
}

/** A jar for each tier: the more friends, the fuller it is. */
export function TiersCard({ activityId, claim }: TiersCardProps) {
  const { loggedIn } = useCampaign()
  const query = useAnswer(readClaimButtons, { activityId }, { enabled: loggedIn })
  if (!loggedIn) return null
  return (
    <Card heading={wording().tiers}>
      <QueryView query={query} skeleton={<SkeletonBlock className={styles.skeletonBlock} />} small>
        {({ buttons, validInvited }) =>
          buttons.length === 0 ? (
            <EmptyState text="奖励准备中，敬请期待" />
          ) : (
            <ul className={styles.tiers}>
              {buttons.map((tier, at) => (
                // The platform may leave the level out.
                <li key={tier.level || at} className={styles.tier}>
                  <Tier tier={tier} valid={validInvited} onClaim={claim} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
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
