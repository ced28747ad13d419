import { useState } from 'react'
import { CampaignShell } from '@/kit/page/CampaignShell'
import { usePageView } from '@/tracking/usePageView'
import { head } from './head'
import { BridgeSection } from './BridgeSection'
import { statusOf, tally } from './checks'
import { ClientSection } from './ClientSection'
import { CopyReport } from './CopyReport'
import { environmentFacts } from './environment'
import { EnvironmentSection } from './EnvironmentSection'
import { LoginSection } from './LoginSection'
import { Masthead } from './Masthead'
import { ForDevelopers } from './ForDevelopers'
import { readEnvironment } from './readEnvironment'
import { useChecks } from './useChecks'
import styles from './TestPage.module.css'

/** Checks the environment by hand. Nothing but the first section runs by itself. */
export function TestPage() {
  usePageView('test')
  const checks = useChecks()
  const [facts] = useState(() => environmentFacts(readEnvironment()))
  const counts = tally([
    ...facts.map(({ ok }) => statusOf(ok)),
    ...Object.values(checks.results).map(({ status }) => status),
  ])
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={{ name: 'READY' }}
      skeleton={null}
      hero={<Masthead counts={counts} />}
      bottomBar={<CopyReport facts={facts} checks={checks} />}
    >
      <EnvironmentSection facts={facts} />
      <ClientSection checks={checks} />
      <LoginSection checks={checks} />
      <BridgeSection checks={checks} />
      <ForDevelopers checks={checks} />
    </CampaignShell>
  )
}
