import { formatServerTime } from '@/lib/serverClock'
import { copyAndTell } from '@/kit/share/copyText'
import { tokens } from '@/session/session'
import { Button } from '@/ui/Button'
import type { Fact } from './environment'
import { currentLogin } from './LoginSection'
import { diagnosticReport } from './report'
import type { Checks } from './useChecks'

interface CopyReportProps {
  facts: readonly Fact[]
  checks: Checks
}

export function CopyReport({ facts, checks }: CopyReportProps) {
  const copy = () => {
    const parts = {
      time: formatServerTime(Date.now()),
      facts,
      login: currentLogin().split('\n'),
      results: Object.values(checks.results),
    }
    return copyAndTell(diagnosticReport(parts, Object.values(tokens())))
  }
  return (
    <Button wide onPress={copy}>
      复制诊断信息
    </Button>
  )
}
