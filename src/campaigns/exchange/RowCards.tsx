import type { ExchangeConfig, ExchangeHistory } from '@/api/exchange'
import type { UserInfo } from '@/api/login'
import { PlainButton } from '@/ui/button/PlainButton'
import type { PressHandler } from '@/ui/button/usePress'
import { ChevronRightIcon, ClockIcon, ShieldIcon, WalletIcon } from '@/ui/icons'
import { SkeletonBlock } from '@/ui/Skeleton'
import { payeeOf, payeeText } from './gate'
import { moneyOfYuan } from './amount'
import styles from './RowCards.module.css'

type RealName = UserInfo['realNameStatus']

interface PayeeCardProps {
  config: ExchangeConfig
  /** Undefined if it could not be read. */
  realName: RealName | 'ASKING' | undefined
  openRealName: PressHandler
  openPayee: PressHandler
}

/** The payee and the account. Both are kept in the app. */
export function PayeeCard({ config, realName, openRealName, openPayee }: PayeeCardProps) {
  const payee = payeeOf(config)
  return (
    <section className={styles.card} aria-label="收款信息">
      {config.realNameRequired && realName && (
        <RealNameRow realName={realName} onPress={openRealName} />
      )}
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

interface RealNameRowProps {
  realName: RealName | 'ASKING'
  onPress: PressHandler
}

function RealNameRow({ realName, onPress }: RealNameRowProps) {
  if (realName !== 'NONE')
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
  return (
    <PlainButton className={styles.row} onPress={onPress}>
      <ShieldIcon className={styles.icon} />
      <span className={styles.label}>请先完成实名认证</span>
      <span className={styles.todo}>去认证</span>
      <ChevronRightIcon className={styles.chevron} />
    </PlainButton>
  )
}

interface RecordsEntryProps {
  history: ExchangeHistory | undefined
  onOpen: () => void
}

/** Opens the records; shows the total paid out so far. */
export function RecordsEntry({ history, onOpen }: RecordsEntryProps) {
  const total = history?.totalCash ? moneyOfYuan(history.totalCash) : '--'
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
