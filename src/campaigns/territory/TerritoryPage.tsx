import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { useShellState } from '@/kit/page/shell/useShellState'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { NoTerritoryHero, NoTerritoryNote } from './hero/NoTerritory'
import { TerritoryHero } from './hero/TerritoryHero'
import { MainBar } from './actions/MainBar'
import { TerritoryContent } from './TerritoryContent'
import { TerritoryPills } from './actions/TerritoryPills'
import { TerritorySheets } from './actions/TerritorySheets'
import type { OpenSheet } from './actions/TerritorySheets'
import { TerritorySkeleton } from './TerritorySkeleton'
import { pageStateOf } from './state/territoryView'
import { TopFive } from './facts/TopFive'
import { useTerritory } from './useTerritory'
import styles from './TerritoryPage.module.css'

/** `/territory`: one territory, what it may yield, and the way to become its lord. */
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
