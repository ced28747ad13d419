import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import type { ReactNode } from 'react'

/** A wave of 24 around a circle, like the edge of a seal. */
const EDGE = Array.from({ length: 24 }, (_, at) => {
  const on = (turn: number, radius: number) => {
    const angle = (turn * Math.PI) / 12
    return `${(88 + radius * Math.sin(angle)).toFixed(1)} ${(88 - radius * Math.cos(angle)).toFixed(1)}`
  }
  return `${at === 0 ? `M${on(0, 80)}` : ''}Q${on(at + 0.5, 88)} ${on(at + 1, 80)}`
}).join('')

/** A gold seal, 176 × 176, with a line drawing of the status. */
export function Seal({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 176 176" aria-hidden="true">
      <defs>
        <LinearGradient
          id="agent-seal"
          x1=".1"
          x2=".9"
          y2="1"
          stops="#fff3cf, #d9b36c .45, #94702f"
        />
        <RadialGradient id="agent-disc" cx=".38" cy=".3" r=".8" stops="#f3d99d, #c0944a" />
      </defs>
      <path d={EDGE} fill="url(#agent-seal)" />
      <circle cx="88" cy="88" r="66" fill="url(#agent-disc)" stroke="#6d5121" strokeOpacity=".5" />
      <circle
        cx="88"
        cy="88"
        r="58"
        fill="none"
        stroke="#6d5121"
        strokeOpacity=".55"
        strokeWidth="1.6"
        strokeDasharray="2 4"
      />
      <g
        fill="none"
        stroke="#3a2b10"
        strokeWidth="4.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </g>
    </svg>
  )
}
