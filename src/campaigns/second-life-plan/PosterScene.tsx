import { LinearGradient } from '@/ui/Gradient'
import { City, Moon, Tree, Walker } from './Cover'

/** The pop-up book at dusk, 750 × 1200: the text is above it, the ticket below. */
export function PosterScene() {
  return (
    <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true">
      <defs>
        <LinearGradient
          id="sl-sky"
          x2="0"
          y2="1"
          stops="#0a3f46, #0e5a63 .42, #d9b98a .7, #f6efe2"
        />
      </defs>
      <path fill="url(#sl-sky)" d="M0 0h750v1200H0z" />
      <g fill="#fff3cf" opacity=".8">
        <circle cx="90" cy="420" r="3" />
        <circle cx="660" cy="360" r="4" />
        <circle cx="610" cy="470" r="3" />
        <circle cx="140" cy="520" r="4" />
      </g>
      <g transform="translate(23 446) scale(1.1)">
        <path fill="#08343a" d="M18 322l302 38 302-38v18l-302 44L18 340z" />
        <path fill="#e7dac0" d="M30 312l290 40 290-40v14l-290 44L30 326z" />
        <path fill="#fffaf0" d="M320 346C250 300 140 286 30 306V250c110-18 220-6 290 38z" />
        <path fill="#fdf3e0" d="M320 346c70-46 180-60 290-40V250c-110-18-220-6-290 38z" />
        <Moon />
        <City />
        <Tree />
        <Walker />
      </g>
    </svg>
  )
}
