import { maskSecrets } from './mask'
import { statusOf } from './checks'
import type { Fact } from './environment'
import { Row } from './Row'
import { Section } from './Section'

interface EnvironmentSectionProps {
  facts: readonly Fact[]
}

/** The one section that is checked by itself. */
export function EnvironmentSection({ facts }: EnvironmentSectionProps) {
  return (
    <Section number="01" title="环境">
      <ul>
        {facts.map(({ label, value, ok }) => (
          <Row key={label} label={label} status={statusOf(ok)} detail={maskSecrets(value)} />
        ))}
      </ul>
    </Section>
  )
}
