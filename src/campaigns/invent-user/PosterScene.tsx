import { LinearGradient } from '@/ui/Gradient'
import { PlaneArt } from './Hero'

/** A paper plane above a green valley, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient
          id="iu-sky"
          x2="0"
          y2="1"
          stops="#006b48, #00a56d .4, #b5f2d7 .66, #effff7"
        />
      </defs>
      <path fill="url(#iu-sky)" d="M0 0h750v1200H0z" />
      <g fill="#ffffff">
        <path opacity=".9" d="M60 560c0-30 40-44 62-24 14-40 76-40 88 2 36-14 62 10 54 38H66z" />
        <path opacity=".7" d="M520 470c0-22 30-34 46-18 10-32 58-32 68 0 28-10 50 6 44 30H524z" />
      </g>
      <path
        fill="none"
        stroke="#ffffff"
        strokeWidth="5"
        strokeDasharray="4 18"
        strokeLinecap="round"
        d="M-10 760c150-20 210-110 180-170s-120 10-60 60 250 20 330-110"
      />
      <g transform="translate(430 380) scale(2.3)">
        <PlaneArt />
      </g>
      <path fill="#4fc892" d="M0 860c120-70 240-60 370-20s260 20 380-40v400H0z" />
      <path fill="#159e69" d="M0 960c160-60 300-30 420-6s240 10 330-30v276H0z" />
    </svg>
  )
}
