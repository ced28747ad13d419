import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { usePageData } from '@/kit/campaign/usePageData'
import { useShellState } from '@/kit/campaign/useShellState'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { idOf, readVisitParams } from '@/lib/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { MainBar } from './MainBar'
import { NoTerritoryHero, NoTerritoryNote } from './NoTerritory'
import { TerritoryContent } from './TerritoryContent'
import { TerritoryHero } from './TerritoryHero'
import { TerritoryPills } from './TerritoryPills'
import { TerritorySheets } from './TerritorySheets'
import type { OpenSheet } from './TerritorySheets'
import { TerritorySkeleton } from './TerritorySkeleton'
import { TopFive } from './TopFive'
import type { loadTerritory } from './loader'
import { pageStateOf, viewOf } from './territoryView'
import { useTold } from './useTold'
import styles from './TerritoryPage.module.css'

/** `/territory`: one territory, what it may yield, and the way to become its lord. */
export function TerritoryPage() {
  const { parts: answered, reload, retry } = usePageData<typeof loadTerritory>()
  const { shown: parts, tell } = useTold(answered)
  const [query] = useSearchParams()
  const { inviteCode, from } = readVisitParams(query)
  usePageView('territory', { territoryId: idOf(query.get('territoryId')), from })
  const gate = useLoginGate('territory')
  const state = pageStateOf(useShellState(parts?.main))
  const [sheet, setSheet] = useState<OpenSheet>()
  const view = parts && viewOf(parts, gate.loggedIn)
  const close = () => setSheet(undefined)
  return (
    <CampaignShell
      title="领地"
      state={state}
      dark
      className={styles.theme}
      skeleton={<TerritorySkeleton />}
      hero={view ? <TerritoryHero territory={view.territory} /> : <NoTerritoryHero />}
      pills={<TerritoryPills view={view} />}
      bottomBar={view && <MainBar view={view} gate={gate} onApply={() => setSheet('apply')} />}
      onRetry={retry}
    >
      {parts && view && (
        <>
          <TerritoryContent
            view={view}
            parts={parts}
            onRetry={retry}
            onLogin={gate.openLogin}
            onEditGlory={() => setSheet('glory')}
          />
          <TerritorySheets
            key={view.territory.territoryId}
            view={view}
            open={sheet}
            onClose={close}
            inviteCode={inviteCode}
            reload={reload}
            retry={retry}
            tell={tell}
            onLogin={gate.openLogin}
          />
        </>
      )}
      {parts && !view && (
        <>
          <NoTerritoryNote />
          <TopFive top={parts.top} shownId="" onRetry={retry} />
        </>
      )}
      {gate.sheet}
    </CampaignShell>
  )
}
