import { useState } from 'react'
import { keepGood } from '@/kit/campaign/settle'
import type { ResidentParts } from './loader'

/** What the address alone decides, whoever looks. */
type Lasting = Pick<ResidentParts, 'inviter' | 'promotion'>

/** The page's parts: who invites and how many residents there are stays while it is asked again for another person. */
export function useLastingParts(
  parts: ResidentParts | undefined,
  address: string,
): ResidentParts | undefined {
  const [last, setLast] = useState({ parts, address, shown: parts })
  if (last.parts === parts && last.address === address) return last.shown
  const before = last.address === address ? last.shown : undefined
  const shown = parts && withLasting(parts, before)
  setLast({ parts, address, shown })
  return shown
}

export function withLasting(parts: ResidentParts, before: Lasting = {}): ResidentParts {
  return { ...parts, ...keepGood(lastingOf(before), lastingOf(parts)) }
}

/** Only what has come. */
function lastingOf({ inviter, promotion }: Lasting): Lasting {
  return { ...(inviter && { inviter }), ...(promotion && { promotion }) }
}
