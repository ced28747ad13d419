interface LayerProps {
  className?: string
}

const STARS =
  'M62 60h.1M128 128h.1M196 44h.1M262 104h.1M330 58h.1M410 30h.1M452 116h.1M536 70h.1M604 34h.1M590 138h.1M676 96h.1M30 168h.1M710 30h.1'
const BRIGHT = 'M104 92h.1M294 150h.1M488 52h.1M642 164h.1M368 118h.1'

/** Dusk: the first stars above, the sun behind the hills. */
export function ValleySky({ className }: LayerProps) {
  return (
    <svg className={className} viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <linearGradient id="tv-sky" x2="0" y2="1">
          <stop stopColor="#0f1830" />
          <stop offset=".2" stopColor="#1b2947" />
          <stop offset=".36" stopColor="#39446f" />
          <stop offset=".46" stopColor="#7b6488" />
          <stop offset=".54" stopColor="#d68f80" />
          <stop offset=".61" stopColor="#ffcf94" />
        </linearGradient>
        <radialGradient id="tv-glow">
          <stop stopColor="#fff0c4" stopOpacity=".95" />
          <stop offset=".3" stopColor="#ffd28c" stopOpacity=".6" />
          <stop offset="1" stopColor="#ff9e7a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="tv-far" x2="0" y2="1">
          <stop stopColor="#5d5a86" />
          <stop offset="1" stopColor="#c28f8f" />
        </linearGradient>
        <linearGradient id="tv-range" x2="0" y2="1">
          <stop stopColor="#36456f" />
          <stop offset="1" stopColor="#7d6f8f" />
        </linearGradient>
      </defs>
      <path fill="url(#tv-sky)" d="M0 0h750v640H0z" />
      <path d={STARS} stroke="#fff" strokeOpacity=".55" strokeWidth="2.6" strokeLinecap="round" />
      <path d={BRIGHT} stroke="#ffe9b8" strokeWidth="4.4" strokeLinecap="round" />
      <ellipse cx="506" cy="350" rx="330" ry="210" fill="url(#tv-glow)" />
      <circle cx="504" cy="318" r="40" fill="#fff3d2" />
      <g fill="#ffc9a0" opacity=".5">
        <path d="M36 262q38-3 58-8 30-12 64-6 24-16 62-6 40-6 52 8 34 2 66 10-44 6-92 5-30 7-70 3-86 3-140-6z" />
        <path
          d="M560 214q30-2 46-7 26-10 50-2 26-8 44 4 24 0 50 6-40 5-76 4-66 3-114-5z"
          opacity=".7"
        />
      </g>
      <path
        fill="url(#tv-far)"
        d="M0 366l46-34 40 18 62-66 44 40 38-22 66 58 60-34 42 26 54-44 48 34 62-50 52 42 46-28 90 58v120H0z"
      />
      <path
        fill="#ffd9a8"
        opacity=".34"
        d="M148 284l44 40 4 28-26-22-10 18zM562 292l52 42-2 22-26-24-14 16zM230 302l66 58-30-10-14-18-8 8z"
      />
      <path
        fill="url(#tv-range)"
        d="M0 330l52 34 34-22 58 46 52-26 70 42 58-20 64 28 76-34 66 26 72-40 56 24 92-52v190H0z"
      />
    </svg>
  )
}
