import type { ExchangeConfig } from '@/api/exchange'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import type { CampaignShellProps } from '@/kit/campaign/CampaignShell'
import { valueOf } from '@/kit/campaign/settle'
import type { ShellState } from '@/kit/campaign/shellState'
import { SidePill } from '@/kit/campaign/SidePill'
import { track } from '@/tracking/track'
import { AmountCard } from './AmountCard'
import { BalanceCard } from './BalanceCard'
import { Dialogs } from './Dialogs'
import { gateOf, wordsOf } from './gate'
import { LimitsCard } from './LimitsCard'
import type { ExchangeParts } from './loader'
import { MainButton } from './MainButton'
import { PayeeCard } from './PayeeCard'
import { RecordsEntry } from './RecordsEntry'
import { RecordsSheet } from './RecordsSheet'
import { useAmount } from './useAmount'
import { useLinks } from './useLinks'
import { useRecords } from './useRecords'
import { useRepurchase } from './useRepurchase'
import styles from './Exchange.module.css'

interface ExchangeBodyProps {
  shell: Omit<CampaignShellProps, 'state' | 'children'>
  state: ShellState
  parts: ExchangeParts
  config: ExchangeConfig
  reload: () => Promise<ExchangeParts>
}

/** The page once its terms are known. */
export function ExchangeBody({ shell, state, parts, config, reload }: ExchangeBodyProps) {
  const amount = useAmount(config)
  const records = useRecords(reload)
  const repurchase = useRepurchase({ reload, onTaken: amount.clear, onFound: records.open })
  const links = useLinks()
  const user = valueOf(parts.user)
  const history = valueOf(parts.history)
  const gate = gateOf(state.name, config, user?.realNameStatus)
  const submit = () => {
    track('exchange', 'button', 'submit')
    const quote = repurchase.write === 'idle' ? amount.check() : amount.quote
    if (quote) repurchase.begin(quote, parts)
  }

  return (
    <CampaignShell
      {...shell}
      state={state}
      pills={<SidePill label="规则" onPress={links.openRules} />}
      bottomBar={<MainButton gate={gate} write={repurchase.write} onConfirm={submit} {...links} />}
    >
      <div className={styles.body}>
        <BalanceCard config={config} user={user} />
        <AmountCard config={config} amount={amount} disabled={!wordsOf(gate).canType} />
        <LimitsCard config={config} />
        <PayeeCard config={config} realName={user?.realNameStatus} {...links} />
        <RecordsEntry history={history} onOpen={records.onTap} />
      </div>
      <Dialogs
        repurchase={repurchase}
        payee={config.payee}
        history={history}
        onRecords={records.open}
      />
      <RecordsSheet open={records.isOpen} onClose={records.close} />
    </CampaignShell>
  )
}
