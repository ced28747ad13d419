import { useId } from 'react'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useCampaign } from '@/kit/page/useCampaign'
import { useTabScroll } from '@/kit/page/useTabScroll'
import { Tabs, tabPanel } from '@/ui/tabs/Tabs'
import { TABS, TAB_IDS } from '../dao'
import type { TabId } from '../dao'
import styles from './DaoTabs.module.css'
import { Members } from './Members'
import { Moments } from './Moments'
import { Proposals } from './Proposals'

const PANELS = { moments: Moments, members: Members, proposals: Proposals } as const

/** What it does, who it is, what it decides. The tab is in the address; each keeps its pages and its place. */
export function DaoTabs({ daoId }: { daoId: string }) {
  const { track } = useCampaign()
  const [tab = 'moments', choose] = useAddressTab<TabId>('tab', TAB_IDS)
  const { start, leave } = useTabScroll(tab)
  const base = useId()
  const Panel = PANELS[tab]
  return (
    <>
      <div ref={start} />
      <div className={styles.bar} data-sticks>
        <Tabs
          tabs={TABS}
          value={tab}
          base={base}
          label="DAO内容"
          onChange={(next) => {
            if (next === tab) return
            track('tab', next, { daoId })
            leave()
            choose(next)
          }}
        />
      </div>
      <div {...tabPanel(base, tab)} className={styles.panel}>
        <Panel key={tab} daoId={daoId} />
      </div>
    </>
  )
}
