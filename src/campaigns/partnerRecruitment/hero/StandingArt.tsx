import type { ReactNode } from 'react'
import { Seal } from '@/kit/agent/Seal'
import type { Standing } from '../recruitment'

const PERSON = <path d="M88 52a16 16 0 1 0 .1 0M58 122c1-22 12-32 30-32s29 10 30 32" />
const GLASS = (
  <path d="M66 54h44M66 122h44M72 54v14l16 18 16-18V54M72 122v-14l16-18 16 18v14M82 112h12" />
)
const CROWN = (
  <path
    fill="#3a2b10"
    d="M54 110l-8-44 24 18 18-32 18 32 24-18-8 44zM56 120h64M88 44a5 5 0 1 0 .1 0"
  />
)

const MARKS: Record<Standing, ReactNode> = {
  asking: GLASS,
  guest: PERSON,
  unknown: <path strokeWidth="8" d="M88 58v38M88 116v1" />,
  none: <path d="M58 118l6-24 40-40 18 18-40 40zM94 64l18 18M64 94l18 18" />,
  pending: GLASS,
  rejected: <path strokeWidth="7" d="M68 68l40 40M108 68l-40 40" />,
  partner: CROWN,
  expired: <path d="M88 50a38 38 0 1 0 .1 0M88 64v26l16 12" />,
}

/** How the person stands, on a gold seal. */
export function StandingArt({ standing }: { standing: Standing }) {
  return <Seal>{MARKS[standing]}</Seal>
}
