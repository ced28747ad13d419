import { useId, type ReactNode } from 'react'
import { REVENUE_CYCLES, readProjectedRevenue } from '@/api/territory'
import type { ApplyInfo, ProjectedRevenue, RevenueCycle } from '@/api/territory'
import { PageLink } from '@/kit/open-app/PageLink'
import { useAnswer } from '@/kit/query/answer'
import { refetchFailed } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { hasForecast, rangeText, sharesOf } from '@/kit/territory/revenueRange'
import { TopFive as TopRows } from '@/kit/territory/TopFive'
import { stampMinute } from '@/lib/format/stamp'
import { smoothScroll } from '@/lib/motion/smoothScroll'
import { Bar } from '@/ui/Bar'
import { SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { CheckIcon, CloseIcon } from '@/ui/icons'
import { Tabs } from '@/ui/tabs/Tabs'
import { addresses, appliesInApp, cyclesText, feeText, lackText, wayTo } from './territoryState'
import type { TerritoryView } from './territoryView'
import { FIRST_CYCLE } from './useTerritory'
import styles from './TerritorySections.module.css'

const TABS = REVENUE_CYCLES.map((days) => ({
  id: `${days}` as const,
  label: `${days}天`,
}))

/** The possible yield of the territory, always with the disclaimer. */
export function RevenueCard({ territoryId }: { territoryId: string }) {
  const { track } = useCampaign()
  const [cycle, setCycle] = useEntryState<RevenueCycle>('revenue', FIRST_CYCLE)
  const choose = (id: `${RevenueCycle}`) => {
    if (id === `${cycle}`) return
    track('tab', 'revenue-cycle', { territoryId })
    setCycle(Number(id) as RevenueCycle)
  }
  return (
    <Section title="预计收益">
      <Tabs tabs={TABS} value={`${cycle}`} onChange={choose} label="预计收益的周期">
        <div className={styles.panel}>
          <Forecast territoryId={territoryId} cycle={cycle} />
        </div>
      </Tabs>
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </Section>
  )
}

function Forecast({ territoryId, cycle }: { territoryId: string; cycle: RevenueCycle }) {
  const { data, isPending, error, refetch } = useAnswer(readProjectedRevenue, {
    territoryId,
    cycleDays: cycle,
  })
  if (isPending)
    return (
      <div aria-busy="true">
        <SkeletonLines count={5} />
      </div>
    )
  if (data && hasForecast(data)) return <RevenueForecast revenue={data} />
  return (
    <div className={styles.none}>
      <p>暂无预估</p>
      {error && !data && (
        <Button quiet small onPress={refetch}>
          重新加载
        </Button>
      )}
    </div>
  )
}

/** The whole range, and its sources. */
function RevenueForecast({ revenue }: { revenue: ProjectedRevenue }) {
  const shares = sharesOf(revenue.items)
  return (
    <>
      <p className={styles.total}>
        <strong className={styles.range}>{rangeText(revenue)}</strong>
        {revenue.unit && <span className="muted">{revenue.unit}</span>}
      </p>
      <ul className={styles.items}>
        {revenue.items.map((item, at) => (
          <li key={`${at}${item.name}`} className={styles.item}>
            <span className={styles.name}>{item.name || '其他'}</span>
            <span className={styles.amount}>{rangeText(item)}</span>
            <Bar share={shares[at] ?? 0} className={styles.bar} />
          </li>
        ))}
      </ul>
      {revenue.updateTime && (
        <p className={styles.time}>更新于 {stampMinute(revenue.updateTime)}</p>
      )}
    </>
  )
}

const SCROLL_MS = 600

/** @param shownId of the territory on screen, if there is one */
export function TopFive({ shownId }: { shownId?: string }) {
  return (
    <Section title="领地TOP5" aside={<span className="muted">按繁荣度</span>}>
      <TopRows
        {...(shownId !== undefined && { shownId })}
        to={addresses.territory}
        onShown={() => void smoothScroll({ target: () => 0, durationMs: SCROLL_MS })}
      />
    </Section>
  )
}

/** The conditions of adopting: for guests the price alone, for others their own state too. */
export function Conditions({ view }: { view: TerritoryView }) {
  const { territory, applyInfo } = view
  return (
    <Section title="认领条件">
      {applyInfo && <RequirementList requirements={applyInfo.requirements} />}
      <CostRows adoptFee={territory.adoptFee} info={applyInfo} />
      {!applyInfo && <Unknown view={view} />}
    </Section>
  )
}

function Unknown({ view: { loggedIn, applyInfoPending } }: { view: TerritoryView }) {
  const { openLogin } = useCampaign()
  if (applyInfoPending)
    return (
      <div aria-busy="true">
        <SkeletonLines count={2} />
      </div>
    )
  return (
    <div className={styles.masked}>
      <p>{loggedIn ? '条件加载失败' : '已满足条件 --'}</p>
      <Button quiet small onPress={loggedIn ? refetchFailed : openLogin}>
        {loggedIn ? '重新加载' : '登录后查看'}
      </Button>
    </div>
  )
}

/** The requirements, and which of them are met. */
export function RequirementList({ requirements }: Pick<ApplyInfo, 'requirements'>) {
  return (
    <ul className={styles.list} aria-label="认领条件">
      {requirements.map((row, at) => {
        const way = wayTo(row)
        return (
          <li key={`${at}${row.key}`} className={styles.row} data-ok={row.ok}>
            <span className={styles.mark}>
              {row.ok ? <CheckIcon /> : <CloseIcon />}
              <span className="visually-hidden">{row.ok ? '✓' : '✗'}</span>
            </span>
            <span className={styles.condition}>{row.name || '其他条件'}</span>
            <span className={styles.lack}>{lackText(row)}</span>
            {way !== undefined && (
              <PageLink to={way} className={styles.way}>
                去完成
                <span className="visually-hidden">：{row.name}</span>
              </PageLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface CostRowsProps {
  /** The price before any free quota. */
  adoptFee: number
  /** What this person pays; the listed price if undefined. */
  info?: Pick<ApplyInfo, 'fee' | 'deposit' | 'cycleDays'>
}

export function CostRows({ adoptFee, info }: CostRowsProps) {
  const fee = info ? info.fee : adoptFee
  // It is chosen with the payment, in the app.
  const cycles = cyclesText(info && appliesInApp(info) ? info.cycleDays : [])
  return (
    <dl className={styles.rows}>
      <div>
        <dt>认领费</dt>
        <dd>
          {adoptFee > fee && <s className={styles.before}>{feeText(adoptFee)}</s>}
          <strong className={styles.fee}>{feeText(fee)}</strong>
        </dd>
      </div>
      {info !== undefined && info.deposit > 0 && (
        <div>
          <dt>保证金</dt>
          <dd>{feeText(info.deposit)}</dd>
        </div>
      )}
      {cycles && (
        <div>
          <dt>可选周期</dt>
          <dd>{cycles}</dd>
        </div>
      )}
    </dl>
  )
}

interface SectionProps {
  title: string
  /** At the right of the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A card of the page under its heading. */
function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  )
}
