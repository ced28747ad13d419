import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { listRepurchases, readExchangeConfig } from '@/api/exchange'
import { usePages } from '@/kit/list/pagedQuery'
import { useAnswer } from '@/kit/page/query/answer'
import { idOf } from '@/lib/url/urlParams'
import { recordIdOf, recordsOf } from './outcome'
import { appPages } from '@/kit/open-app/appPages'
import { openApp } from '@/kit/open-app/openApp'
import { queryClient } from '@/kit/page/query/queryClient'
import { isSignedOut } from '@/kit/page/query/queryPart'
import type { QueryPart } from '@/kit/page/query/queryPart'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { useMe } from '@/kit/people/me'
import { paths } from '@/paths'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import { ChevronRightIcon } from '@/ui/icons'
import { SkeletonCards } from '@/ui/Skeleton'
import { AmountCard, LimitsCard, useAmount } from './AmountCard'
import { HeroScene } from './art'
import { BalanceCard } from './BalanceCard'
import { PayeeCard, RecordsEntry } from './RowCards'
import { gateOf, gateView, realNameOf, summaryOf } from './gate'
import type { Gate } from './gate'
import { head } from './head'
import { OrderDialogs } from './OrderDialogs'
import { UNKNOWN_TEXT } from './outcome'
import { RecordsSheet } from './RecordsSheet'
import { useRepurchase } from './useRepurchase'
import type { Repurchase } from './useRepurchase'
import { useToLogin } from './useToLogin'
import styles from './ExchangePage.module.css'

/** 「奖励兑现」: turns rewards into cash while the campaign runs. */
export function ExchangePage() {
  const { pageName, track } = useCampaign()
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  usePageView(pageName, { activityId })
  const query = useAnswer(readExchangeConfig, { activityId })
  const history = usePages(listRepurchases, recordsOf('ALL'), { idOf: recordIdOf }).data?.first
  const user = useMe()
  const config = query.data
  const state = useShellState(query, config)
  const toLogin = useLeaveWhenGuest(query)
  const [recordsOpen, setRecordsOpen] = useState(false)
  const amount = useAmount(config)
  const repurchase = useRepurchase({
    activityId,
    config,
    history,
    onTaken: amount.clear,
    onLost: () => setRecordsOpen(true),
  })
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
      // A guest is redirected to the login page: until then it looks like loading.
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
          history={history}
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
        history={history}
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

/** Only an answer to the present login counts: an older one would cause a redirect loop. */
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

/** The app's page to bind a payment account. ASSUMED. */
const PAYEE_PATH = '/payee'

/** The links to other pages. */
function useLinks() {
  const { pageName, track } = useCampaign()
  const openRealName = () => openApp({ pageName, path: appPages.realName })
  const openPayee = () => {
    track('button', 'bind-payee')
    return openApp({ pageName, path: PAYEE_PATH, counted: false })
  }
  return { openRealName, openPayee }
}

function ExchangeSkeleton() {
  return (
    <>
      <div className={styles.hero}>
        <HeroScene />
        <p className={styles.words}>
          <span className={styles.title}>奖励兑现</span>
          <span className={styles.subtitle}>费用透明，放心到账</span>
        </p>
      </div>
      <SkeletonCards heights={[400, 460, 170, 170]} />
    </>
  )
}

interface MainButtonProps {
  gate: Gate
  write: Pick<Repurchase, 'isPending' | 'isUnknown'>
  onConfirm: () => void
  /** Shows the order whose result is unknown. */
  onUnknown: () => void
  openRealName: PressHandler
  openPayee: PressHandler
}

/** The main button, with the obstacle above it. An order in progress takes precedence. */
function MainButton({ gate, write, onConfirm, onUnknown, ...links }: MainButtonProps) {
  const { track } = useCampaign()
  const { label, note, earn, leads, ...view } = gateView(gate)
  const isBusy = view.busy === true || (write.isPending && !write.isUnknown)
  const onPress =
    leads && { confirm: onConfirm, realName: links.openRealName, payee: links.openPayee }[leads]
  return (
    <section aria-label="下一步">
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {earn !== undefined && (
        <Link
          className={styles.earn}
          to={paths.rewardRules('earn')}
          onClick={() => track('button', 'rule')}
        >
          {earn}
          <ChevronRightIcon />
        </Link>
      )}
      {write.isUnknown ? (
        <Button wide onPress={onUnknown}>
          {UNKNOWN_TEXT}
        </Button>
      ) : (
        <Button wide busy={isBusy} disabled={!leads && !isBusy} onPress={onPress}>
          {label}
        </Button>
      )}
    </section>
  )
}
