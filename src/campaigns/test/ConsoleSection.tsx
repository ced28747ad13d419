import { CheckRow } from './CheckRow'
import { switchConsole } from './debugConsole'
import { Section } from './Section'
import type { Checks } from './useChecks'

export function ConsoleSection({ checks }: { checks: Checks }) {
  return (
    <Section number="09" title="调试控制台">
      <ul>
        <CheckRow
          id="console"
          label="eruda"
          note="按需加载，离开页面后仍在，刷新即消失"
          action="开关"
          checks={checks}
          work={switchConsole}
        />
      </ul>
    </Section>
  )
}
