import { useState } from 'react'
import type { ExchangeConfig } from '@/api/exchange'
import { passportLogout } from '@/api/login'
import { formatAmount } from '@/kit/amounts/money'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useMe } from '@/kit/people/me'
import { after } from '@/lib/after'
import { forgetLogin, setAppTokenAside } from '@/session/session'
import { SkeletonLines } from '@/ui/Skeleton'
import { Dialog } from '@/ui/modal/Dialog'
import { Avatar } from '@/ui/picture/Avatar'
import { grossOf, moneyOf, rateText } from './amount'
import { useToLogin } from './useToLogin'
import styles from './BalanceCard.module.css'

interface BalanceCardProps {
  /** Undefined if the platform only answered that the campaign does not run. */
  config: ExchangeConfig | undefined
}

/** The account, and its rewards. */
export function BalanceCard({ config }: BalanceCardProps) {
  return (
    <section className={styles.card} aria-label={config ? '奖励余额' : '当前账号'}>
      <Engraving />
      <AccountRow />
      {config && <Balance config={config} />}
    </section>
  )
}

/** The exchangeable and the frozen rewards, and their value. */
function Balance({ config }: { config: ExchangeConfig }) {
  const { available, frozen, rate } = config
  const worth = rate > 0 ? grossOf(available, config) : undefined
  return (
    <>
      <p className={styles.label}>可兑现（奖励）</p>
      <p className={styles.balance}>
        <span className={styles.number}>{formatAmount(available)}</span>
        <span className={styles.worth}>约 {moneyOf(worth)}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>冻结中</dt>
          <dd>{formatAmount(frozen)}</dd>
        </div>
        <div>
          <dt>兑现比例</dt>
          <dd>{rateText(config)}</dd>
        </div>
      </dl>
    </>
  )
}

/** Fine lines as on a bank note. */
function Engraving() {
  return (
    <svg
      viewBox="0 0 686 380"
      preserveAspectRatio="xMaxYMid slice"
      className={styles.engraving}
      aria-hidden="true"
    >
      {Array.from({ length: 9 }, (_, line) => (
        <path
          key={line}
          d={`M${480 - line * 52} 400C${540 - line * 40} ${250 - line * 14} ${590 - line * 16} ${330 - line * 34} 720 ${200 - line * 30}`}
        />
      ))}
      {Array.from({ length: 7 }, (_, ring) => (
        <ellipse
          key={ring}
          cx="600"
          cy="118"
          rx="92"
          ry="34"
          transform={`rotate(${ring * 25.7} 600 118)`}
        />
      ))}
    </svg>
  )
}

/** The account, and the button to switch it. */
function AccountRow() {
  const { data: user, isPending } = useMe()
  const { step, ask, cancel, confirm } = useSwitchAccount()
  return (
    <div className={styles.row}>
      <Avatar src={user?.avatar} name={user?.nickname ?? ''} size={64} />
      <p className={styles.account}>
        {isPending ? (
          <SkeletonLines count={2} className={styles.skeleton} />
        ) : (
          <span className={styles.name}>{user?.nickname || '当前账号'}</span>
        )}
        {user?.phoneMasked && <span className={styles.phone}>{user.phoneMasked}</span>}
      </p>
      <button type="button" className={styles.switch} onClick={ask}>
        切换账号
      </button>
      <Dialog
        open={step !== 'none'}
        onClose={cancel}
        title="切换账号"
        action={{ label: '退出并切换', onPress: confirm }}
        otherAction={{ label: '取消', onPress: cancel, disabled: step === 'leaving' }}
      >
        将退出当前账号，并用其他手机号登录
      </Dialog>
    </div>
  )
}

/** The person continues after this time, whatever the platform answers. */
const LOGOUT_LIMIT_MS = 3000

/** 「切换账号」: logs out and opens the login page. */
function useSwitchAccount() {
  const { track } = useCampaign()
  // The dialog is open while asking and while logging out.
  const [step, setStep] = useState<'none' | 'asking' | 'leaving'>('none')
  const isMounted = useIsMounted()
  const toLogin = useToLogin()
  return {
    step,
    ask: () => {
      track('button', 'switch-account')
      setStep('asking')
    },
    /** A no-op once it is confirmed: the platform may already have logged the person out. */
    cancel: () => setStep((was) => (was === 'leaving' ? was : 'none')),
    confirm: async () => {
      setStep('leaving')
      await Promise.race([passportLogout().catch(() => undefined), after(LOGOUT_LIMIT_MS)])
      setStep('none')
      // Otherwise the login page would trade it for the account that was just left.
      setAppTokenAside()
      if (isMounted()) toLogin()
      else forgetLogin()
    },
  }
}
