import { useState } from 'react'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { usePageView } from '@/kit/page/usePageView'
import { copyAndTell } from '@/kit/share/copyText'
import { formatServerTime } from '@/lib/format/formatServerTime'
import { tokens } from '@/session/session'
import { Button } from '@/ui/button/Button'
import {
  BridgeSection,
  ClientSection,
  EnvironmentSection,
  LoginSection,
  WechatSection,
} from './checks/CheckSections'
import { environmentFacts } from './checks/device'
import { currentLogin } from './checks/login'
import { diagnosticReport } from './checks/report'
import { ChecksContext, useChecks } from './checks/useChecks'
import { ForDevelopers } from './ForDevelopers'
import { head } from './head'
import { Masthead } from './TestSkeleton'
import styles from './TestPage.module.css'

/** Checks the environment by hand. Only the first section runs by itself. */
export function TestPage() {
  usePageView('test')
  const checks = useChecks()
  const [facts] = useState(environmentFacts)
  const results = Object.values(checks.results)
  const copy = () => {
    const time = formatServerTime(Date.now())
    const parts = { time, facts, login: currentLogin().split('\n'), results }
    return copyAndTell('诊断信息', diagnosticReport(parts, Object.values(tokens())))
  }
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={{ name: 'READY' }}
      hero={<Masthead results={[...facts, ...results]} />}
      bottomBar={
        <Button wide onPress={copy}>
          复制诊断信息
        </Button>
      }
    >
      <ChecksContext value={checks}>
        <EnvironmentSection facts={facts} />
        <ClientSection />
        <LoginSection />
        <BridgeSection />
        {import.meta.env.VITE_WX_SIGNATURE_PATH && <WechatSection />}
        <ForDevelopers />
      </ChecksContext>
    </CampaignShell>
  )
}
