import { CheckRow, Section } from '../checks/Section'
import type { Checks } from '../checks/useChecks'
import { Gallery } from '../gallery/Gallery'
import { switchConsole } from './debugConsole'
import { RequestLab } from './RequestLab'
import { RoutesSection } from './RoutesSection'
import { TrackingSection } from './TrackingSection'
import { VectorsSection } from './VectorsSection'

/** Sections 5 to 9: for development and test only. */
export function Laboratory({ checks }: { checks: Checks }) {
  return (
    <>
      <RequestLab checks={checks} />
      <Section number="06" title="工具箱" note="规则向量，以及共享部件的样子；内容均为示例。">
        <VectorsSection checks={checks} />
        <Gallery />
      </Section>
      <TrackingSection checks={checks} />
      <RoutesSection />
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
    </>
  )
}
