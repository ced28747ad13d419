import type { ReactNode } from 'react'
import { Seal } from '@/kit/agent/Seal'
import type { OutcomeView } from '../words'

const MARKS: Record<OutcomeView, ReactNode> = {
  registered: <path strokeWidth="7" d="M62 90l18 18 36-40" />,
  partner: (
    <path
      fill="#3a2b10"
      d="M54 110l-8-44 24 18 18-32 18 32 24-18-8 44zM56 120h64M88 44a5 5 0 1 0 .1 0"
    />
  ),
  audit: (
    <path d="M66 54h44M66 122h44M72 54v14l16 18 16-18V54M72 122v-14l16-18 16 18v14M82 112h12" />
  ),
  closed: <path d="M60 118V74a28 28 0 0 1 56 0v44M52 120h72M88 48v70M80 88v8M96 88v8" />,
  soon: <path d="M88 50a38 38 0 1 0 .1 0M88 64v26l16 12" />,
  intent: <path d="M58 118l6-24 40-40 18 18-40 40zM94 64l18 18M64 94l18 18" />,
}

/** The mark of the outcome, on a gold seal. */
export function SealArt({ kind }: { kind: OutcomeView }) {
  return <Seal>{MARKS[kind]}</Seal>
}
