import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useCampaign } from '@/kit/page/useCampaign'
import { isKnownRoute } from '@/kit/routeTable'
import { PlainButton } from '@/ui/button/PlainButton'
import { buttonClasses, type ButtonLook } from '@/ui/button/buttonClasses'
import { openApp } from './openApp'

export interface PageLinkProps {
  /** The page's address without the base path. */
  to: string
  /** Tracks the tap; the navigation happens by itself. */
  onClick?: () => void
  className?: string | undefined
  children: ReactNode
}

/**
 * Opens another page of the product: a link here if the route table has it, else a button for the app's page of that
 * address.
 */
export function PageLink({ to, onClick, className, children }: PageLinkProps) {
  const { pageName } = useCampaign()
  const [pathname = '/'] = to.split(/[?#]/)
  if (isKnownRoute(pathname))
    return (
      <Link to={to} className={className} onClick={onClick}>
        {children}
      </Link>
    )
  return (
    <PlainButton
      className={className}
      onPress={() => {
        onClick?.()
        return openApp({ pageName, path: to, counted: false })
      }}
    >
      {children}
    </PlainButton>
  )
}

/** A `PageLink` that looks like a `Button`. */
export function ButtonLink({ quiet, small, wide, className, ...link }: PageLinkProps & ButtonLook) {
  return <PageLink {...link} className={buttonClasses({ quiet, small, wide, className })} />
}
