import { useSearchParams } from 'react-router-dom'
import type { Territory } from '@/api/territory'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/rules/SidePill'
import { withoutCampaign } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { formatCount } from '@/lib/format/formatCount'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import { Button } from '@/ui/button/Button'
import { useLazyLayer } from '@/ui/useLazyLayer'
import { head } from './head'
import { Valley } from './hero/Valley'
import { SheetProvider, useSheet } from './openSheet'
import { TerritoryContent } from './TerritoryContent'
import { TopFive } from './TerritorySections'
import type { TerritorySheetsProps } from './TerritorySheets'
import { ACTION_LABELS, STATUS_LABELS, addresses, isOpen, takesForm } from './territoryState'
import type { TerritoryView } from './territoryView'
import { useTerritory } from './useTerritory'
import content from './TerritoryContent.module.css'
import styles from './TerritoryPage.module.css'

/** `/territory`: one territory, its possible yield, and the application to become its lord. */
export function TerritoryPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { inviteCode } = readVisitParams(params)
  usePageView(pageName, { territoryId: idOf(params.get('territoryId')) })
  const { main, view } = useTerritory()
  const state = withoutCampaign(useShellState(main), false)
  return (
    <SheetProvider>
      <CampaignShell
        title={head.title}
        state={state}
        dark
        className={styles.theme}
        pageSkeleton={<TerritorySkeleton />}
        hero={view ? <TerritoryHero territory={view.territory} /> : <NoTerritoryHero />}
        pills={<TerritoryPills view={view} />}
        bottomBar={view && <MainBar view={view} />}
      >
        {view && (
          <>
            <TerritoryContent view={view} />
            <LazySheets key={view.territory.territoryId} view={view} inviteCode={inviteCode} />
          </>
        )}
        {!view && main.data !== undefined && (
          <>
            <div className={styles.note} aria-live="polite">
              <EmptyState text="领地不存在" className={styles.empty} />
            </div>
            <TopFive />
          </>
        )}
      </CampaignShell>
    </SheetProvider>
  )
}

const SHEETS = { name: 'TerritorySheets', load: () => import('./TerritorySheets') }

/** The layers of the page. Not needed before the territory is loaded. */
function LazySheets(props: TerritorySheetsProps) {
  const [open, setOpen] = useSheet()
  const part = useLazyLayer(SHEETS, {
    open: open !== undefined,
    onClose: () => setOpen(undefined),
    ahead: true,
  })
  return part && <part.TerritorySheets {...props} />
}

/** 规则 for all, 邀请 for the lord. */
function TerritoryPills({ view }: { view: TerritoryView | undefined }) {
  const { track } = useCampaign()
  const territoryId = view?.territory.territoryId
  return (
    <>
      <SidePill label="规则" to="/territoryRules" onPress={() => track('button', 'rule')} />
      {territoryId && view.relation === 'LORD' && (
        <SidePill
          label="邀请"
          to={addresses.invite(territoryId)}
          onPress={() => track('button', 'invite', { territoryId })}
        />
      )}
    </>
  )
}

/** The page's one main button. */
function MainBar({ view }: { view: TerritoryView }) {
  const { track } = useCampaign()
  const [, setOpen] = useSheet()
  const onApply = () => setOpen('apply')
  const { action, territory } = view
  const { territoryId, planetId } = territory
  const isKnown = action !== 'LOGIN' && action !== 'ASKING'
  const logIn = useAfterLogin(isKnown, () => takesForm(action) && onApply())
  if (action === 'MANAGE' || action === 'VISIT') {
    const isOwn = action === 'MANAGE'
    const ids = isOwn ? { territoryId } : { territoryId, planetId }
    return (
      <ButtonLink
        wide
        to={isOwn ? addresses.manage(territoryId) : addresses.planet(planetId)}
        onClick={() => track('button', isOwn ? 'manage' : 'visit-planet', ids)}
      >
        {ACTION_LABELS[action]}
      </ButtonLink>
    )
  }
  return (
    <Button
      wide
      disabled={!isOpen(action)}
      busy={action === 'ASKING'}
      onPress={() => {
        track('button', 'apply', { territoryId })
        return action === 'LOGIN' ? logIn() : onApply()
      }}
    >
      {ACTION_LABELS[action]}
    </Button>
  )
}

function TerritoryHero({ territory }: { territory: Territory }) {
  const { name, planetName, level, prosperity, status } = territory
  return (
    <header className={styles.hero}>
      <Valley level={status === 'LOCKED' ? 0 : level} />
      <div className={styles.words}>
        <p className={styles.tags}>
          <span className={styles.status} data-status={status}>
            {STATUS_LABELS[status]}
          </span>
          {planetName && <span className={styles.planet}>{planetName}</span>}
        </p>
        <h1 className={styles.name}>{name || '无名领地'}</h1>
        <dl className={styles.figures}>
          <div>
            <dt>等级</dt>
            <dd>Lv.{level}</dd>
          </div>
          <div>
            <dt>繁荣度</dt>
            <dd>{formatCount(prosperity)}</dd>
          </div>
        </dl>
      </div>
    </header>
  )
}

/** The valley in the dark, for an unknown id. */
function NoTerritoryHero() {
  return (
    <header className={styles.none}>
      <Valley level={0} className={styles.dim} />
      <h1 className={styles.title}>领地</h1>
    </header>
  )
}

/** The page's layout while its first answers load. */
function TerritorySkeleton() {
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.words}>
          <SkeletonBlock width={180} height={48} />
          <SkeletonBlock width={380} height={76} above={20} />
        </div>
      </div>
      <div className={content.lord}>
        <SkeletonCircle className={styles.avatar} />
        <SkeletonLines count={2} />
      </div>
      <div className={styles.facts}>
        {[0, 1, 2].map((fact) => (
          <SkeletonBlock key={fact} className={styles.fact} />
        ))}
      </div>
      <div className={styles.card}>
        <SkeletonLines count={5} />
      </div>
    </>
  )
}
