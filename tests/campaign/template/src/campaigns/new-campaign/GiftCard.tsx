import { useState, type ReactNode } from 'react'
import { readNewCampaign, receiveNewCampaignGift } from '@/api/newCampaign'
import { RewardDialog } from '@/kit/claim/RewardDialog'
import { ActionButton } from '@/kit/page/parts/ActionButton'
import { Card } from '@/kit/page/parts/Card'
import { answerQuery } from '@/kit/query/answer'
import { fetchFresh, queryClient } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useWrite } from '@/kit/write/useWrite'
import { formatCount } from '@/lib/format/formatCount'
import { SkeletonBlock, SkeletonLines } from '@/ui/Skeleton'
import { showToast } from '@/ui/toast/toast'
import { actionOf, lineOf } from './newCampaign'
import styles from './NewCampaign.module.css'

interface GiftCardProps {
  visitor: Parameters<typeof actionOf>[0]
  /** Undefined: the platform does not send it. */
  points: number | undefined
  /** The data shown is still the guest's. */
  isAsking: boolean
}

/** Today's gift, and the button that receives it. */
export function GiftCard({ visitor, points, isAsking }: GiftCardProps) {
  const { track, openLogin } = useCampaign()
  const { receive, received, close } = useReceive()
  const press = (step: () => Promise<void> | void) => () => {
    track('button', 'receive')
    return isAsking ? undefined : step()
  }
  return (
    <Layout points={points === undefined ? '--' : formatCount(points)} line={lineOf(visitor)}>
      <ActionButton
        state={actionOf(visitor)}
        label="领取今日礼物"
        onPress={press(receive)}
        onLogin={press(() => openLogin())}
      />
      <RewardDialog
        open={received !== undefined}
        onClose={close}
        title="领取成功"
        name="积分"
        count={received}
        image={undefined}
        note="已放入你的账户"
        action={{ label: '开心收下', onPress: close }}
      />
    </Layout>
  )
}

/** The same card while loading. */
export function GiftSkeleton() {
  return (
    <Layout points="--" line={<SkeletonLines className={styles.skeletonLine} />}>
      <SkeletonBlock className={styles.skeletonButton} />
    </Layout>
  )
}

interface LayoutProps {
  points: ReactNode
  line: ReactNode
  children: ReactNode
}

function Layout({ points, line, children }: LayoutProps) {
  return (
    <Card label="今日礼物" className={styles.gift}>
      <h2 className={styles.giftTitle}>今日礼物</h2>
      <p className={styles.points}>
        <b>{points}</b>积分
      </p>
      <div className={styles.line}>{line}</div>
      {children}
    </Card>
  )
}

/** One tap, one gift; then the campaign is read again. */
function useReceive() {
  const [received, setReceived] = useState<number>()
  // At the time of the call: it can follow right after a login.
  const options = () => answerQuery(readNewCampaign, undefined)
  const refetch = () => queryClient.invalidateQueries({ queryKey: options().queryKey })
  const { write } = useWrite<object, { giftPoints: number }>({
    send: (_, bizNo) => receiveNewCampaignGift({ bizNo }),
    onDone: ({ giftPoints }) => {
      setReceived(giftPoints)
      return refetch()
    },
    checkApplied: async () => {
      const { gift } = await fetchFresh(options())
      if (gift === 'CLAIMED') showToast('领取成功')
      return gift === 'CLAIMED'
    },
    onRefused: () => void refetch(),
  })
  return { receive: () => write({}), received, close: () => setReceived(undefined) }
}
