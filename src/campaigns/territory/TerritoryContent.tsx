import { REVENUE_CYCLES, readProjectedRevenue } from '@/api/territory'
import type { ProjectedRevenue, RevenueCycle } from '@/api/territory'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useAnswer } from '@/kit/page/query/answer'
import { refetchFailed } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { useEntryState } from '@/kit/page/useEntryState'
import { DISCLAIMER } from '@/kit/rules/incomeDisclaimer'
import { hasForecast, rangeText, sharesOf } from '@/kit/territory/revenueRange'
import { stampMinute } from '@/lib/format/stamp'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { classes } from '@/ui/classes'
import { SkeletonLines } from '@/ui/Skeleton'
import { Tabs } from '@/ui/tabs/Tabs'
import { noteOf } from './territoryView'
import { Conditions } from './Conditions'
import { Facts, LordCard, Section, TopFive } from './Facts'
import { plaqueOf } from './territoryState'
import type { Plaque } from './territoryState'
import { FIRST_CYCLE } from './queries'
import { addresses } from './territoryAddress'
import type { TerritoryView } from './territoryView'
import styles from './TerritoryContent.module.css'

interface TerritoryContentProps {
  view: TerritoryView
  onEditGlory: () => void
}

/** The page below the hero, from the lord to the conditions. */
export function TerritoryContent({ view, onEditGlory }: TerritoryContentProps) {
  const { track } = useCampaign()
  const { territory, relation } = view
  const { territoryId } = territory
  const isLord = relation === 'LORD'
  const edit = () => {
    track('button', 'edit-glory', { territoryId })
    onEditGlory()
  }
  return (
    <>
      <LordCard territory={territory} isMe={isLord} />
      <ApplicationNote view={view} />
      {relation === 'NONE' && territory.status !== 'FREE' && <ToFreeOnes />}
      <Facts territory={territory} />
      {territory.status === 'OCCUPIED' && (
        <PlaqueCard plaque={plaqueOf(territory.glory, isLord)} onEdit={isLord ? edit : undefined} />
      )}
      <RevenueCard key={territoryId} territoryId={territoryId} />
      <TopFive shownId={territoryId} />
      {!isLord && <Conditions view={view} />}
    </>
  )
}

/** For a person who came to claim a territory that is taken: links to the free ones. */
function ToFreeOnes() {
  const { track } = useCampaign()
  return (
    <p className={styles.free}>
      想拥有一块自己的领地？
      <ButtonLink small quiet to={addresses.free} onClick={() => track('button', 'free-claim')}>
        去认领空闲领地
      </ButtonLink>
    </p>
  )
}

interface PlaqueCardProps {
  plaque: Plaque
  /** Only for the lord. */
  onEdit?: () => void
}

/** The lord's inscription on the territory. */
function PlaqueCard({ plaque, onEdit }: PlaqueCardProps) {
  return (
    <section className={styles.plaque} aria-label="荣耀铭刻">
      <Laurel />
      {plaque.kind === 'words' ? (
        <figure className={styles.figure}>
          <blockquote className={styles.territoryContentText}>{plaque.text}</blockquote>
          <figcaption className={styles.territoryContentNote}>
            {plaque.collectionName ? `铭刻自卡册「${plaque.collectionName}」` : '荣耀铭刻'}
            {plaque.tag && (
              <Tag tone={plaque.tag === '未通过' ? 'danger' : 'warn'}>{plaque.tag}</Tag>
            )}
          </figcaption>
        </figure>
      ) : (
        <p className={styles.empty}>{onEdit ? '为这片领地刻下第一句话吧' : '这里还没有铭文'}</p>
      )}
      {onEdit && (
        <Button quiet small onPress={onEdit}>
          编辑铭文
        </Button>
      )}
    </section>
  )
}

function Laurel() {
  return (
    <svg className={styles.laurel} viewBox="0 0 120 44" aria-hidden="true">
      <g fill="currentColor">
        <path d="M8 22h30v1.6H8zM82 22h30v1.6H82z" opacity=".6" />
        <path d="M46 34c-7-4-9-12-6-21 2 2 3 4 3 7 2-4 6-6 9-6-1 5-3 8-7 9 3 0 6 1 8 3-3 2-6 3-9 1 1 2 3 4 5 5zM74 34c7-4 9-12 6-21-2 2-3 4-3 7-2-4-6-6-9-6 1 5 3 8 7 9-3 0-6 1-8 3 3 2 6 3 9 1-1 2-3 4-5 5z" />
        <path d="M60 8l2.6 6 6.4.5-4.9 4.2 1.5 6.3L60 21.6 54.400 25l1.500-6.300-4.900-4.200 6.400-.5z" />
      </g>
    </svg>
  )
}

const TABS = REVENUE_CYCLES.map((days) => ({
  id: `${days}` as const,
  label: `${days}天`,
}))

/** The possible yield of the territory, always with the disclaimer. */
function RevenueCard({ territoryId }: { territoryId: string }) {
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

interface RevenueForecastProps {
  revenue: ProjectedRevenue
}

/** The whole range, and its sources. */
function RevenueForecast({ revenue }: RevenueForecastProps) {
  const shares = sharesOf(revenue.items)
  return (
    <>
      <p className={styles.total}>
        <strong className={styles.range}>{rangeText(revenue)}</strong>
        {revenue.unit && <span className={styles.unit}>{revenue.unit}</span>}
      </p>
      <ul className={styles.items}>
        {revenue.items.map((item, at) => (
          <li key={`${at}${item.name}`} className={styles.item}>
            <span className={styles.name}>{item.name || '其他'}</span>
            <span className={styles.amount}>{rangeText(item)}</span>
            <span className={styles.bar} aria-hidden="true">
              <i style={{ transform: `scaleX(${shares[at] ?? 0})` }} />
            </span>
          </li>
        ))}
      </ul>
      {revenue.updateTime && (
        <p className={styles.time}>更新于 {stampMinute(revenue.updateTime)}</p>
      )}
    </>
  )
}

interface ApplicationNoteProps {
  view: TerritoryView
}

/** The state of the person's own application; not rendered if there is none. */
function ApplicationNote({ view }: ApplicationNoteProps) {
  const { openLogin } = useCampaign()
  const note = noteOf(view)
  if (!note) return null
  return (
    <section className={classes(styles.note, note.bad && styles.bad)} aria-label="我的申请">
      <div className={styles.body}>
        {note.title && <p className={styles.title}>{note.title}</p>}
        <p className={styles.text}>{note.text}</p>
      </div>
      {note.help && (
        <Button quiet small onPress={note.help === 'LOGIN' ? openLogin : refetchFailed}>
          {note.help === 'LOGIN' ? '登录' : '重新加载'}
        </Button>
      )}
    </section>
  )
}
