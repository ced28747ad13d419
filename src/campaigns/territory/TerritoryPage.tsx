import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { idOf, readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { TopFive } from './facts/TopFive'
import { head } from './head'
import { NoTerritoryHero, NoTerritoryNote } from './hero/NoTerritory'
import { TerritoryHero } from './hero/TerritoryHero'
import { MainBar } from './MainBar'
import { addresses } from './territoryAddress'
import { TerritoryContent } from './TerritoryContent'
import { TerritorySheets } from './TerritorySheets'
import type { OpenSheet } from './TerritorySheets'
import { TerritorySkeleton } from './TerritorySkeleton'
import { pageStateOf } from './territoryView'
import type { TerritoryView } from './territoryView'
import { useTerritory } from './useTerritory'
import styles from './Territory.module.css'

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

interface TerritoryPillsProps {
  /** Undefined: there is no territory to speak of. */
  view: TerritoryView | undefined
}

/** 规则 for everybody, 邀请 for the lord. */
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
