import type { AppHandler } from '@/bridge/handlers'
import { HANDLER_CHECKS } from './bridgeChecks'
import { CheckRow } from './CheckRow'
import { Section } from './Section'
import type { Checks } from './useChecks'

const HANDLERS = Object.keys(HANDLER_CHECKS) as AppHandler[]

export function BridgeSection({ checks }: { checks: Checks }) {
  return (
    <Section number="04" title="App 桥接" note="点按后调用，右侧为应答用时；在浏览器里会失败。">
      <ul>
        {HANDLERS.map((name) => (
          <CheckRow
            key={name}
            id={`bridge-${name}`}
            label={name}
            note={HANDLER_CHECKS[name].effect}
            checks={checks}
            work={HANDLER_CHECKS[name].run}
          />
        ))}
      </ul>
    </Section>
  )
}
