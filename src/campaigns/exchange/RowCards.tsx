import type { ExchangeConfig, ExchangeHistory } from '@/api/exchange'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { PlainButton } from '@/ui/button/PlainButton'
import { ChevronRightIcon, ClockIcon, ShieldIcon, WalletIcon } from '@/ui/icons'
import { SkeletonBlock } from '@/ui/Skeleton'
import { moneyOfYuan } from './amount'
import { payeeOf, payeeText, realNameOf } from './gate'
import styles from './RowCards.module.css'

/** The app's page to bind a payment account. ASSUMED. */
const PAYEE_PATH = '/payee'

/** What is kept in the app. */
export function useAppLinks() {
  const { pageName, track } = useCampaign()
  return {
    openRealName: () => openApp({ pageName, path: appPages.realName }),
    openPayee: () => {
      track('button', 'bind-payee')
      return openApp({ pageName, path: PAYEE_PATH, counted: false })
    },
  }
}

/** The payee and the account. */
export function PayeeCard({ config }: { config: ExchangeConfig }) {
  const { openPayee } = useAppLinks()
  const payee = payeeOf(config)
  return (
    <section className={styles.card} aria-label="收款信息">
      {config.realNameRequired && <RealNameRow />}
      <PlainButton className={styles.row} onPress={openPayee}>
        <WalletIcon className={styles.icon} />
        <span className={styles.label}>{payee ? '收款账户' : '请先绑定收款账户'}</span>
        <span className={payee ? styles.value : styles.todo}>
          {payee ? payeeText(payee) : '去绑定'}
        </span>
        <ChevronRightIcon className={styles.chevron} />
      </PlainButton>
    </section>
  )
}

function RealNameRow() {
  const { openRealName } = useAppLinks()
  const realName = realNameOf(useMe())
  if (realName === undefined) return null
  if (realName === 'NONE')
    return (
      <PlainButton className={styles.row} onPress={openRealName}>
        <ShieldIcon className={styles.icon} />
        <span className={styles.label}>请先完成实名认证</span>
        <span className={styles.todo}>去认证</span>
        <ChevronRightIcon className={styles.chevron} />
      </PlainButton>
    )
  return (
    <p className={styles.row}>
      <ShieldIcon className={styles.icon} />
      <span className={styles.label}>实名认证</span>
      {realName === 'ASKING' ? (
        <SkeletonBlock className={styles.skeleton} />
      ) : (
        <span className={styles.value}>{realName === 'PASSED' ? '已认证' : '审核中'}</span>
      )}
    </p>
  )
}

interface RecordsEntryProps {
  history: ExchangeHistory | undefined
  onOpen: () => void
}

/** Opens the records; shows the total paid out so far. */
export function RecordsEntry({ history, onOpen }: RecordsEntryProps) {
  const total = moneyOfYuan(history?.totalCash ?? '')
  return (
    <section className={styles.card} aria-label="兑现记录">
      <button type="button" className={styles.row} onClick={onOpen}>
        <ClockIcon className={styles.icon} />
        <span className={styles.label}>兑现记录</span>
        <span className={styles.value}>{total !== '--' && `累计到账 ${total}`}</span>
        <ChevronRightIcon className={styles.chevron} />
      </button>
    </section>
  )
}
