import type { Release } from '@/api/activity'
import { useServerNow } from '@/kit/clock/useServerNow'
import { moneyText } from '@/kit/amounts/money'
import { quoteOf } from '@/kit/order/quote'
import { UnpaidBar } from '@/kit/order/UnpaidBar'
import type { Unpaid } from '@/kit/order/useUnpaidOrder'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { ACTION_LABELS, isAlmostOpen, soonText, type Action } from './debut'
import styles from './MainBar.module.css'

interface MainBarProps {
  release: Release
  action: Action
  startsAt: number | undefined
  /** The person's points; undefined for a guest. */
  available: number | undefined
  unpaid: Unpaid
  onBuy: () => void
}

/** The unpaid order, the price, and the main button. */
export function MainBar({ release, action, startsAt, available, unpaid, onBuy }: MainBarProps) {
  return (
    <section aria-label="购买">
      <UnpaidBar unpaid={unpaid} />
      <div className={styles.bar}>
        <Price release={release} available={available} />
        {action === 'sold-out' && <WantButton itemId={release.itemId} />}
        {action === 'soon' ? (
          <SoonButton startsAt={startsAt} />
        ) : (
          <Button className={styles.main} disabled={action !== 'buy'} onPress={onBuy}>
            {ACTION_LABELS[action]}
          </Button>
        )}
      </div>
    </section>
  )
}

function Price({ release, available }: Pick<MainBarProps, 'release' | 'available'>) {
  const { price, integralMax } = release
  if (price === undefined) return null
  const { points } = quoteOf({ price, quantity: 1, available, integralMax, usesPoints: true })
  return (
    <p className={styles.price}>
      <b>{moneyText(price)}</b>
      {points > 0 && <span>积分可抵 {moneyText(points)}</span>}
    </p>
  )
}

/** Counts every second, and pulses in the last ten. */
function SoonButton({ startsAt }: { startsAt: number | undefined }) {
  const now = useServerNow()
  return (
    <Button disabled className={isAlmostOpen(startsAt, now) ? styles.pulsing : styles.main}>
      {soonText(startsAt, now)}
    </Button>
  )
}

function WantButton({ itemId }: { itemId: string }) {
  const { pageName, track } = useCampaign()
  const open = useOpenPage(pageName)
  return (
    <Button
      quiet
      className={styles.want}
      onPress={() => {
        track('button', 'want-buy', { itemId })
        return open(`/real-estate?itemId=${itemId}&tab=want`)
      }}
    >
      去求购
    </Button>
  )
}
