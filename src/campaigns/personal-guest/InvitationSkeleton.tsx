import { WaitingShell } from '@/kit/page/shell/WaitingShell'
import { SkeletonCards } from '@/ui/Skeleton'
import { head } from './head'
import { Hero } from './Hero'
import theme from './PersonalGuest.module.css'

/** Below the window: the place of the card. */
export function InvitationSkeleton() {
  return <SkeletonCards heights={[620]} />
}

/**
 * For the page's static document, which has no parameters: a link opens an invitation more often than a host's page.
 */
export function PersonalGuestShell() {
  return (
    <WaitingShell
      title={head.title}
      className={theme.theme}
      dark
      hero={<Hero title={head.title} line="一杯茶的时间，刚刚好" />}
      skeleton={<InvitationSkeleton />}
    />
  )
}
