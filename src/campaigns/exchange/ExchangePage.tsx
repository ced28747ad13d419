import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { listRepurchases, readExchangeConfig } from '@/api/exchange'
import { parseAmount } from '@/kit/amounts/money'
import { usePages } from '@/kit/query/pagedQuery'
import { useAnswer } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { isSignedOut, type QueryPart } from '@/kit/query/queryPart'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { SidePill } from '@/kit/rules/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { useMe } from '@/kit/people/me'
import { idOf } from '@/lib/url/urlParams'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { ChevronRightIcon } from '@/ui/icons'
import { SkeletonCards } from '@/ui/Skeleton'
import { lazyLayer } from '@/ui/useLazyLayer'
import { problemOf } from './amount'
import { AmountCard, LimitsCard } from './AmountCard'
import { HeroScene } from './art'
import { BalanceCard } from './BalanceCard'
import { GATES, gateOf, realNameOf, summaryOf, type Gate } from './gate'
import { head } from './head'
import { OrderDialogs, useRepurchase } from './OrderDialogs'
import { UNKNOWN_TEXT, recordIdOf, recordsOf } from './outcome'
import { PayeeCard, RecordsEntry, useAppLinks } from './RowCards'
import { useToLogin } from './useToLogin'
import styles from './ExchangePage.module.css'

const LazyRecordsSheet = lazyLayer({
  name: 'RecordsSheet',
  load: async () => (await import('./RecordsSheet')).RecordsSheet,
})

/** 「奖励兑现」: turns rewards into cash while the campaign runs. */
export function ExchangePage() {
  const { pageName, track } = useCampaign()
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  usePageView(pageName, { activityId })
  const query = useAnswer(readExchangeConfig, { activityId })
  const history = usePages(listRepurchases, recordsOf('ALL'), { idOf: recordIdOf }).data?.first
  const config = query.data
  const state = useShellState(query, config)
  const toLogin = useLeaveWhenGuest(query)
  const [recordsOpen, setRecordsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const type = (text: string) => {
    setTyped(text)
    setIsChecked(false)
  }
  const { content, open, isPending, isUnknown, ...order } = useRepurchase({
    activityId,
    config,
    history,
    onTaken: () => type(''),
    onLost: () => setRecordsOpen(true),
  })
  const gate = gateOf(state.name, config, realNameOf(useMe()))

  const submit = () => {
    track('button', 'submit')
    setIsChecked(true)
    const amount = parseAmount(typed)
    const isRight = amount !== undefined && config && !problemOf(amount, config)
    const summary = isRight ? summaryOf(amount, config) : undefined
    if (summary) order.begin(summary)
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
      skeleton={<SkeletonCards heights={[400, 460, 170, 170]} />}
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
          isPending={isPending}
          isUnknown={isUnknown}
          onConfirm={submit}
          onShow={order.show}
        />
      }
    >
      <div className={styles.body}>
        <BalanceCard config={config} />
        {config && (
          <>
            <AmountCard
              config={config}
              typed={typed}
              isChecked={isChecked}
              disabled={!GATES[gate].canType}
              onType={type}
              onCheck={() => setIsChecked(true)}
            />
            <LimitsCard config={config} />
            <PayeeCard config={config} />
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
        content={content}
        gate={gate}
        config={config}
        history={history}
        open={open}
        isPending={isPending}
        isUnknown={isUnknown}
        onConfirm={order.confirm}
        onClose={order.close}
        onRecords={() => setRecordsOpen(true)}
      />
      <LazyRecordsSheet
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

interface MainButtonProps {
  gate: Gate
  isPending: boolean
  isUnknown: boolean
  onConfirm: () => void
  /** Shows the check of an unknown order. */
  onShow: () => void
}

/** The main button, with the obstacle above it. An order in progress takes precedence. */
function MainButton({ gate, isPending, isUnknown, onConfirm, onShow }: MainButtonProps) {
  const { track } = useCampaign()
  const { openRealName, openPayee } = useAppLinks()
  const { label, note, earn, leads, busy } = GATES[gate]
  const isBusy = busy === true || (isPending && !isUnknown)
  const onPress = leads && { confirm: onConfirm, realName: openRealName, payee: openPayee }[leads]
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
      {isUnknown ? (
        <Button wide onPress={onShow}>
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
