import { ConsoleSection } from './ConsoleSection'
import { RequestLab } from './RequestLab'
import { RoutesSection } from './RoutesSection'
import { Toolkit } from './Toolkit'
import { TrackingSection } from './TrackingSection'
import type { Checks } from './useChecks'

/** Sections 5 to 9: for development and test only. */
export function Laboratory({ checks }: { checks: Checks }) {
  return (
    <>
      <RequestLab checks={checks} />
      <Toolkit checks={checks} />
      <TrackingSection checks={checks} />
      <RoutesSection />
      <ConsoleSection checks={checks} />
    </>
  )
}
