import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { contoursOf } from './contours'

const MAP = { width: 760, height: 820 } as const
const CELLS = [95, 235, 375, 515, 655] as const

/** The plot's land at night, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene({ landId }: { landId: string }) {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient id="sa-night" x2=".3" y2="1" stops="#1f4a35, #1a3c2b .5, #0e2218" />
        <RadialGradient id="sa-glow" stops="#ff8a6b/.5, #ff5a3c/0" />
      </defs>
      <path fill="url(#sa-night)" d="M0 0h750v1200H0z" />
      <path
        fill="none"
        stroke="#dff0d8"
        strokeOpacity=".1"
        strokeWidth="2"
        d={CELLS.map((at) => `M${at} 0V1200M0 ${at + 225}H750`).join('')}
      />
      <g fill="none" stroke="#a9d3ac" transform="translate(-5 300)">
        {contoursOf(landId, MAP).map((path, at) => (
          <path
            key={at}
            d={path}
            strokeWidth={at % 4 === 2 ? 4 : 2}
            strokeOpacity={at % 4 === 2 ? 0.6 : 0.36}
          />
        ))}
      </g>
      <circle cx="375" cy="640" r="250" fill="url(#sa-glow)" />
      <path
        fill="#ff5a3c"
        fillOpacity=".2"
        stroke="#ff8a6b"
        strokeWidth="5"
        strokeDasharray="18 12"
        d="M265 580h220v220h-220z"
      />
      <g transform="translate(375 690) scale(1.5)">
        <ellipse cy="12" rx="32" ry="9" fill="#07150d" opacity=".6" />
        <path fill="#ff5a3c" d="M0 12C-10-14-56-52-56-98a56 56 0 0 1 112 0C56-52 10-14 0 12z" />
        <path
          fill="#d8411f"
          d="M0 12C10-14 56-52 56-98A56 56 0 0 0 18-151 62 62 0 0 1 34-104C34-58 8-18 0 12z"
        />
        <circle cy="-98" r="34" fill="#fff8f5" />
        <path fill="#24402f" d="M0-122l24 21-4 5-20-17-20 17-4-5z" />
        <path fill="#24402f" d="M-15-97L0-110l15 13v18h-9v-11h-12v11h-9z" />
      </g>
    </svg>
  )
}
