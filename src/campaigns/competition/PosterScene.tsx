import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { Cup, METALS } from './trophy'

/** A cup on a podium between tapes, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene() {
  const [gold, silver, bronze] = METALS
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <RadialGradient id="cp-glow" stops="#e8ff3c/.4, #e8ff3c/0" />
        <pattern id="cp-hatch" width="60" height="60" patternUnits="userSpaceOnUse">
          <path stroke="#1d1d1a" strokeWidth="22" d="M-15 45l60-60M15 75l60-60" />
        </pattern>
        <LinearGradient id="cp-front" x2="0" y2="1" stops="#3a3a34, #121212" />
      </defs>
      <path fill="#121212" d="M0 0h750v1200H0z" />
      <path fill="url(#cp-hatch)" d="M0 0h750v1200H0z" />
      <circle cx="375" cy="560" r="400" fill="url(#cp-glow)" />
      <g transform="rotate(9 375 500)">
        <path fill="#e8ff3c" d="M-60 470h870v56H-60z" />
        <path
          fill="#121212"
          d="M-40 470h28l-20 56h-28zM20 470h28l-20 56H0zM80 470h28l-20 56H60zM640 470h28l-20 56h-28zM700 470h28l-20 56h-28zM760 470h28l-20 56h-28z"
        />
      </g>
      <g transform="rotate(-10 375 620)">
        <path fill="#262622" d="M-60 600h870v56H-60z" />
        <path fill="#e8ff3c" d="M-60 600h870v5H-60zM-60 651h870v5H-60z" />
      </g>
      <g transform="translate(84 470) scale(.82)">
        <Cup metal={silver} id="cp-p2" />
      </g>
      <g transform="translate(512 506) scale(.76)">
        <Cup metal={bronze} id="cp-p3" />
      </g>
      <g transform="translate(255 352) scale(1.2)">
        <Cup metal={gold} id="cp-p1" />
      </g>
      <g fill="url(#cp-front)">
        <path d="M60 700h216v500H60zM490 718h200v482H490zM260 686h230v514H260z" />
      </g>
      <path fill="#c9d2d6" d="M60 700h200v7H60z" />
      <path fill="#ff9a52" d="M490 718h200v7H490z" />
      <path fill="#e8ff3c" d="M260 686h230v9H260z" />
    </svg>
  )
}
