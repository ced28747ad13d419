import { useState } from 'react'
import { Tabs } from '@/ui/tabs/Tabs'
import { BUSINESS_CASES, REQUEST_CASES } from './labCases'
import { provokeNoClientInfo, runCase } from './runCase'
import { CheckRow, Section } from '../checks/Section'
import type { Checks } from '../checks/useChecks'

const TABS = [
  { id: 'request', label: '请求层' },
  { id: 'business', label: '业务码' },
] as const

/** Provokes each error that the product knows, and shows what came of it. */
export function RequestLab({ checks }: { checks: Checks }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('request')
  const cases = tab === 'request' ? REQUEST_CASES : BUSINESS_CASES
  return (
    <Section number="05" title="请求实验" note="由沙盒场景应答，只影响点按的这一次请求。">
      <Tabs tabs={TABS} value={tab} onChange={setTab} label="错误类别">
        <ul>
          {cases.map((labCase) => (
            <CheckRow
              key={labCase.state}
              id={`lab-${labCase.state}`}
              label={labCase.label}
              note={labCase.note}
              action="触发"
              checks={checks}
              work={() => runCase(labCase)}
            />
          ))}
          {tab === 'request' && (
            <CheckRow
              id="lab-no-client-info"
              label="取不到 clientInfo"
              note="请求照常发出，只提示一次"
              action="触发"
              checks={checks}
              work={provokeNoClientInfo}
            />
          )}
        </ul>
      </Tabs>
    </Section>
  )
}
