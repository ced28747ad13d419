import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useAfterLogin } from '@/kit/page/useAfterLogin'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { TopFive } from './Facts'
import { head } from './head'
import { NoTerritoryHero, NoTerritoryNote, TerritoryHero, TerritorySkeleton } from './TerritoryHero'
import { addresses } from './territoryAddress'
import { TerritoryContent } from './TerritoryContent'
import { TerritorySheets } from './TerritorySheets'
import type { OpenSheet } from './TerritorySheets'
import { ACTION_LABELS, isOpen, takesForm } from './territoryState'
import { pageStateOf } from './territoryView'
import type { TerritoryView } from './territoryView'
import { useTerritory } from './useTerritory'
import styles from './TerritoryPage.module.css'

/** `/territory`: one territory, its possible yield, and the application to become its lord. */
export function TerritoryPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { inviteCode, from } = readVisitParams(params)
  usePageView(pageName, { territoryId: idOf(params.get('territoryId')), from })
  const { main, view } = useTerritory()
  const state = pageStateOf(useShellState(main))
  const [sheet, setSheet] = useState<OpenSheet>()
  return (
    <CampaignShell
      title={head.title}
      state={state}
      dark
      className={styles.theme}
      skeleton={<TerritorySkeleton />}
      hero={view ? <TerritoryHero territory={view.territory} /> : <NoTerritoryHero />}
      pills={<TerritoryPills view={view} />}
      bottomBar={view && <MainBar view={view} onApply={() => setSheet('apply')} />}
    >
      {view && (
        <>
          <TerritoryContent view={view} onEditGlory={() => setSheet('glory')} />
          <TerritorySheets
            key={view.territory.territoryId}
            view={view}
            open={sheet}
            onClose={() => setSheet(undefined)}
            inviteCode={inviteCode}
          />
        </>
      )}
      {!view && main.data !== undefined && (
        <>
          <NoTerritoryNote />
          <TopFive shownId="" />
        </>
      )}
    </CampaignShell>
  )
}

interface TerritoryPillsProps {
  /** Undefined: there is no territory. */
  view: TerritoryView | undefined
}

/** 规则 for all, 邀请 for the lord. */
function TerritoryPills({ view }: TerritoryPillsProps) {
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

interface MainBarProps {
  view: TerritoryView
  onApply: () => void
}

/** The page's one main button. */
function MainBar({ view, onApply }: MainBarProps) {
  const { track } = useCampaign()
  const press = useMainAction(view, onApply)
  const { action, territory } = view
  const { territoryId, planetId } = territory
  if (action === 'MANAGE')
    return (
      <ButtonLink
        wide
        to={addresses.manage(territoryId)}
        onClick={() => track('button', 'manage', { territoryId })}
      >
        {ACTION_LABELS[action]}
      </ButtonLink>
    )
  if (action === 'VISIT')
    return (
      <ButtonLink
        wide
        to={addresses.planet(planetId)}
        onClick={() => track('button', 'visit-planet', { territoryId, planetId })}
      >
        {ACTION_LABELS[action]}
      </ButtonLink>
    )
  return (
    <Button wide disabled={!isOpen(action)} busy={action === 'ASKING'} onPress={press}>
      {ACTION_LABELS[action]}
    </Button>
  )
}

/** The tap handler of the page's action; the waiting ones do nothing. */
function useMainAction({ action, territory }: TerritoryView, onApply: () => void) {
  const { track } = useCampaign()
  const isKnown = action !== 'LOGIN' && action !== 'ASKING'
  const logIn = useAfterLogin(isKnown, () => takesForm(action) && onApply())
  const ids = { territoryId: territory.territoryId }
  return () => {
    switch (action) {
      case 'LOGIN':
        track('button', 'apply', ids)
        return logIn()
      case 'APPLY':
      case 'APPLY_FREE':
      case 'REAPPLY':
        track('button', 'apply', ids)
        return onApply()
      case 'MANAGE':
      case 'VISIT':
      case 'ASKING':
      case 'REVIEWING':
      case 'APPLYING':
      case 'NO_PLANET':
      case 'LOCKED':
        return undefined
    }
  }
}
