import { CampaignShell } from '@/kit/campaign/CampaignShell'
import type { CampaignShellProps } from '@/kit/campaign/CampaignShell'
import { valueOf } from '@/kit/campaign/settle'
import type { ShellState } from '@/kit/campaign/shellState'
import { SidePill } from '@/kit/campaign/SidePill'
import { useSeenAgain } from '@/kit/useSeenAgain'
import { track } from '@/tracking/track'
import { AmountCard } from './AmountCard'
import { BalanceCard } from './BalanceCard'
import { Dialogs } from './Dialogs'
import { gateOf, realNameOf, wordsOf } from './gate'
import { lookAt } from './lastLook'
import { LimitsCard } from './LimitsCard'
import type { ExchangeReload, ExchangeShown } from './loader'
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
  parts: ExchangeShown | undefined
  reload: ExchangeReload
}

/** The page in every state. It stays while the terms come and go, so that an order under way is not forgotten. */
export function ExchangeBody({ shell, state, parts, reload }: ExchangeBodyProps) {
  const config = valueOf(parts?.main)
  const history = valueOf(parts?.history)
  const user = valueOf(parts?.user)
  const amount = useAmount(config)
  const records = useRecords(reload)
  const repurchase = useRepurchase({
    reload,
    owner: user?.uid || undefined,
    onTaken: amount.clear,
    onLost: records.open,
  })
  const links = useLinks()
  const realName = realNameOf(parts?.user)
  const gate = gateOf(state.name, config, realName)
  const submit = () => {
    track('exchange', 'button', 'submit')
    const checked = amount.check()
    const look = checked === undefined ? undefined : lookAt(checked, config)
    if (look && parts) repurchase.begin(look, parts)
  }
  useSeenAgain(repurchase.write === 'unknown' ? repurchase.lookAgain : reload)

  return (
    <CampaignShell
      {...shell}
      state={state}
      pills={<SidePill label="规则" onPress={links.openRules} />}
      bottomBar={
        <MainButton
          gate={gate}
          write={repurchase.write}
          onConfirm={submit}
          onUnknown={repurchase.show}
          {...links}
        />
      }
    >
      <div className={styles.body}>
        <BalanceCard config={config} user={user} asking={!parts?.user} />
        {config && (
          <>
            <AmountCard config={config} amount={amount} disabled={!wordsOf(gate).canType} />
            <LimitsCard config={config} />
            <PayeeCard config={config} realName={realName} {...links} />
          </>
        )}
        <RecordsEntry history={history} onOpen={records.onTap} />
      </div>
      <Dialogs repurchase={repurchase} {...{ gate, config, history }} onRecords={records.open} />
      <RecordsSheet open={records.isOpen} onClose={records.close} onLogin={records.leave} />
    </CampaignShell>
  )
}
