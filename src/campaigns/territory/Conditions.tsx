import type { ApplyInfo, Requirement } from '@/api/territory'
import { PageLink } from '@/kit/open-app/PageLink'
import { refetchFailed } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { CheckIcon, CloseIcon } from '@/ui/icons'
import { SkeletonLines } from '@/ui/Skeleton'
import { appliesInApp, cyclesText, feeText, lackText, wayTo } from './applyRules'
import { Section } from './Facts'
import type { TerritoryView } from './territoryView'
import styles from './Conditions.module.css'

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

interface RequirementListProps {
  requirements: readonly Requirement[]
}

/** The requirements, and which of them are met. */
export function RequirementList({ requirements }: RequirementListProps) {
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
            <span className={styles.name}>{row.name || '其他条件'}</span>
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
