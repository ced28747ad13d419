import { seededRandom } from '@/lib/random'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'

const random = seededRandom('soul-poster')
const STARS = Array.from({ length: 60 }, () => ({
  x: Math.round(random() * 750),
  y: Math.round(random() * 1200),
  r: Math.round(6 + random() * 16) / 10,
}))

/** The light over a still sea, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient id="sp-night" x2=".3" y2="1" stops="#2b2259, #0d1b2a .5, #0a2a33" />
        <RadialGradient id="sp-glow" stops="#3df5c8/.6 .1, #0d1b2a/0" />
        <RadialGradient id="sp-a" cx=".34" cy=".3" r=".8" stops="#d8fff4, #3df5c8 .4, #1a6f8f" />
        <RadialGradient id="sp-b" cx=".68" cy=".7" r=".8" stops="#efe2ff, #b388ff .5, #4b3aa8/.4" />
      </defs>
      <path fill="url(#sp-night)" d="M0 0h750v1200H0z" />
      <g fill="#dfe9ff" opacity=".7">
        {STARS.map(({ x, y, r }, at) => (
          <circle key={at} cx={x} cy={y} r={r} />
        ))}
      </g>
      <circle cx="375" cy="560" r="330" fill="url(#sp-glow)" />
      <path
        fill="url(#sp-a)"
        d="M372 372c96-14 194 56 208 164s-36 210-144 234-230-26-254-142 56-240 190-256z"
      />
      <path
        fill="url(#sp-b)"
        opacity=".74"
        d="M396 396c108 10 184 98 170 200s-92 170-194 168-184-72-184-170 82-208 208-198z"
      />
      <path
        fill="none"
        stroke="#eafff9"
        strokeOpacity=".7"
        strokeWidth="4"
        d="M374 334c122-4 234 96 238 230s-98 240-238 236-234-106-230-236 108-226 230-230z"
      />
      <g fill="none" stroke="#3df5c8" strokeOpacity=".3" strokeWidth="3" strokeLinecap="round">
        <path d="M180 900h390M240 930h270M300 960h150M120 870h510" />
      </g>
    </svg>
  )
}
