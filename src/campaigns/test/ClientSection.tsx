import { clientInfoHeader } from '@/session/session'
import { CheckRow } from './CheckRow'
import { readClientHeader } from './clientHeader'
import { Section } from './Section'
import type { Checks } from './useChecks'

const check = async () => readClientHeader(await clientInfoHeader())

export function ClientSection({ checks }: { checks: Checks }) {
  return (
    <Section number="02" title="客户端信息">
      <ul>
        <CheckRow
          id="client-info"
          label="clientInfo"
          note="内容与请求头形式"
          checks={checks}
          work={check}
        />
      </ul>
    </Section>
  )
}
