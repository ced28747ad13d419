import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/campaign/CampaignShell'
import { usePageData } from '@/kit/campaign/usePageData'
import { useShellState } from '@/kit/campaign/useShellState'
import { useLoginGate } from '@/kit/login/useLoginGate'
import { idOf, inviteCodeOf } from '@/lib/urlParams'
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
import { viewOf } from './territoryView'
import styles from './TerritoryPage.module.css'

/** `/territory`: one territory, what it may yield, and the way to become its lord. */
export function TerritoryPage() {
  const { parts, reload, retry } = usePageData<typeof loadTerritory>()
  const [query] = useSearchParams()
  usePageView('territory', { territoryId: idOf(query.get('territoryId')) })
  const gate = useLoginGate('territory')
  const asked = useShellState(parts?.main)
  // The territory's own call has no login: one that is refused for it has failed.
  const state = asked.name === 'GUEST' ? ({ name: 'ERROR' } as const) : asked
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
            inviteCode={inviteCodeOf(query.get('inviteCode'))}
            reload={reload}
            retry={retry}
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
