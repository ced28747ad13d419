import { useEffect, useState } from 'react'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { queryClient } from '@/kit/page/query/queryClient'
import { isSignedOut } from '@/kit/page/query/queryPart'
import type { QueryPart } from '@/kit/page/query/queryPart'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { paths } from '@/paths'
import { usePageView } from '@/tracking/usePageView'
import { AmountCard } from './AmountCard'
import { HeroScene } from './art/HeroScene'
import { BalanceCard } from './BalanceCard'
import { LimitsCard } from './cards/LimitsCard'
import { PayeeCard } from './cards/PayeeCard'
import { summaryOf } from './confirmSummary'
import { ExchangeSkeleton } from './ExchangeSkeleton'
import { gateOf, gateView, realNameOf } from './gate'
import { head } from './head'
import { MainButton } from './MainButton'
import { OrderDialogs } from './OrderDialogs'
import { RecordsEntry } from './RecordsEntry'
import { RecordsSheet } from './RecordsSheet'
import { useAmount } from './useAmount'
import { useActivityId, useConfig } from './useExchange'
import { useRepurchase } from './useRepurchase'
import { useToLogin } from './useToLogin'
import styles from './Exchange.module.css'

/** 「奖励兑现」: turns rewards into cash while the campaign runs. */
export function ExchangePage() {
  const { pageName, track } = useCampaign()
  usePageView(pageName, { activityId: useActivityId() })
  const { config: query } = useConfig()
  const user = useMe()
  const config = query.data
  const state = useShellState(query, config)
  const toLogin = useLeaveWhenGuest(query)
  const [recordsOpen, setRecordsOpen] = useState(false)
  const amount = useAmount(config)
  const repurchase = useRepurchase({ onTaken: amount.clear, onLost: () => setRecordsOpen(true) })
  const links = useLinks()
  const realName = realNameOf(user)
  const gate = gateOf(state.name, config, realName)

  const submit = () => {
    track('button', 'submit')
    const checked = amount.check()
    const summary = checked === undefined ? undefined : summaryOf(checked, config)
    if (summary) repurchase.begin(summary)
  }
  const closeRecords = () => {
    setRecordsOpen(false)
    void queryClient.invalidateQueries()
  }
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      // A guest is on the way to the login page: until then it looks like loading.
      state={state.name === 'GUEST' ? LOADING : state}
      skeleton={<ExchangeSkeleton />}
      hero={<Hero />}
      pills={
        <SidePill
          label="规则"
          to={paths.rewardRules('cash')}
          onPress={() => track('button', 'rule')}
        />
      }
      bottomBar={
        <MainButton
          gate={gate}
          write={repurchase}
          onConfirm={submit}
          onUnknown={repurchase.show}
          {...links}
        />
      }
    >
      <div className={styles.body}>
        <BalanceCard config={config} />
        {config && (
          <>
            <AmountCard config={config} amount={amount} disabled={!gateView(gate).canType} />
            <LimitsCard config={config} />
            <PayeeCard config={config} realName={realName} {...links} />
          </>
        )}
        <RecordsEntry
          onOpen={() => {
            track('tab', 'history')
            setRecordsOpen(true)
          }}
        />
      </div>
      <OrderDialogs
        repurchase={repurchase}
        gate={gate}
        config={config}
        onRecords={() => setRecordsOpen(true)}
      />
      <RecordsSheet
        open={recordsOpen}
        onClose={closeRecords}
        onLogin={() => {
          // First: an open sheet would leave its own step behind in the history.
          setRecordsOpen(false)
          toLogin()
        }}
      />
    </CampaignShell>
  )
}

const LOADING: ShellState = { name: 'LOADING' }

/** Only what the platform says of the present login counts: an older answer would send the person round in circles. */
function useLeaveWhenGuest(query: QueryPart<unknown> & { isFetching: boolean }) {
  const toLogin = useToLogin()
  const isGuest = !query.isFetching && isSignedOut(query)
  useEffect(() => {
    if (isGuest) toLogin()
  }, [isGuest, toLogin])
  return toLogin
}

function Hero() {
  return (
    <header className={styles.hero}>
      <HeroScene />
      <div className={styles.words}>
        <h1 className={styles.title}>奖励兑现</h1>
        <p className={styles.subtitle}>费用透明，放心到账</p>
      </div>
    </header>
  )
}

/** Where the app binds an account for payments. ASSUMED. */
const PAYEE_PATH = '/payee'

/** The ways out of the page. */
function useLinks() {
  const { pageName, track } = useCampaign()
  const openRealName = () => openApp({ pageName, path: appPages.realName })
  const openPayee = () => {
    track('button', 'bind-payee')
    return openApp({ pageName, path: PAYEE_PATH, counted: false })
  }
  return { openRealName, openPayee }
}
