import type { AppHandler } from '@/bridge/names'
import { clientInfoHeader } from '@/session/session'
import { HANDLERS, checkHandler } from './bridgeChecks'
import { readClientHeader } from './clientHeader'
import { maskSecrets } from './mask'
import { CheckRow, Row, Section } from './Section'
import type { CheckResult, Checks } from './useChecks'

/** The one section that is checked by itself. */
export function EnvironmentSection({ facts }: { facts: readonly CheckResult[] }) {
  return (
    <Section number="01" title="环境">
      <ul>
        {facts.map(({ detail = '', ...fact }) => (
          <Row key={fact.label} {...fact} detail={maskSecrets(detail)} />
        ))}
      </ul>
    </Section>
  )
}

const checkClient = async () => readClientHeader(await clientInfoHeader())
const CLIENT = { id: 'client-info', label: 'clientInfo', note: '内容与请求头形式' } as const

export function ClientSection({ checks }: { checks: Checks }) {
  return (
    <Section number="02" title="客户端信息">
      <ul>
        <CheckRow {...CLIENT} checks={checks} work={checkClient} />
      </ul>
    </Section>
  )
}

export function BridgeSection({ checks }: { checks: Checks }) {
  return (
    <Section number="04" title="App 桥接" note="点按后调用，右侧为应答用时；在浏览器里会失败。">
      <ul>
        {(Object.keys(HANDLERS) as AppHandler[]).map((name) => (
          <CheckRow
            key={name}
            id={`bridge-${name}`}
            label={name}
            note={HANDLERS[name].effect}
            checks={checks}
            work={() => checkHandler(name)}
          />
        ))}
      </ul>
    </Section>
  )
}
