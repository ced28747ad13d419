interface LayerProps {
  className?: string
}

/** The fields in front, a tree, and the lamp that shows the way in. */
export function ValleyField({ className }: LayerProps) {
  return (
    <svg className={className} viewBox="0 0 750 640" preserveAspectRatio="xMidYMin slice">
      <defs>
        <linearGradient id="tv-field" x1=".75" x2=".2" y2="1">
          <stop stopColor="#a5db8c" />
          <stop offset=".45" stopColor="#5c9f71" />
          <stop offset="1" stopColor="#1e3b45" />
        </linearGradient>
        <linearGradient id="tv-near" x2="0" y2="1">
          <stop stopColor="#2d5a52" />
          <stop offset=".7" stopColor="#1b3044" />
          <stop offset="1" stopColor="#18263f" />
        </linearGradient>
        <radialGradient id="tv-light">
          <stop stopColor="#ffe09a" stopOpacity=".9" />
          <stop offset=".25" stopColor="#ffd166" stopOpacity=".4" />
          <stop offset="1" stopColor="#ffd166" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path
        fill="url(#tv-field)"
        d="M0 516q120-34 236-10 60 14 86 44-8 40-30 90H0zM750 500q-130-10-226 22-46 18-40 52 12 26 16 66h250z"
      />
      <path
        d="M0 538q120-30 232-4 48 12 72 32M0 562q110-26 216-2 48 12 76 30M0 590q100-20 196 0 46 10 76 26M750 522q-116-6-208 22-40 14-46 34M750 546q-110-4-196 20-38 12-52 26M750 574q-100-2-180 18-36 10-58 24"
        fill="none"
        stroke="#1d4347"
        strokeOpacity=".5"
        strokeWidth="3.4"
      />
      <path
        d="M0 526q120-32 234-7 54 13 78 36M750 510q-124-8-216 22-44 16-46 40"
        fill="none"
        stroke="#d6f2a8"
        strokeOpacity=".5"
        strokeWidth="2.4"
      />
      <path fill="url(#tv-near)" d="M0 592q160-34 330 0 190 34 420-14v62H0z" />
      <Tree />
      <circle cx="86" cy="514" r="92" fill="url(#tv-light)" />
      <path
        fill="#14223a"
        d="M83 606v-72h6v72zM70 534l16-10 16 10zM76 498l10-12 10 12zM68 500h36v5H68z"
      />
      <path fill="#ffe4a3" d="M73 505h26l-4 27H77z" />
      <path d="M86 505v27M73 505l4 27h18l4-27" fill="none" stroke="#14223a" strokeWidth="2.4" />
      <path
        d="M20 612v-34M60 606v-30M128 600v-30M172 600v-28M10 588q90-14 178-10M10 600q90-14 178-10"
        stroke="#14223a"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}

/** It stands on the right bank; the sun behind it lights its edge. */
function Tree() {
  return (
    <g transform="translate(128 106) scale(.86)">
      <g fill="#17283d">
        <path d="M690 606q6-60 0-118l12-2q-2 66 8 120z" />
        <path d="M696 520q-56 6-64-32-20-34 18-52 4-40 48-36 46-6 52 38 26 30 2 58-20 32-56 24z" />
      </g>
      <path
        fill="#37695a"
        d="M646 470q-4-26 20-34 8-30 36-26 24-2 30 20-26-14-44 8-28 2-42 32z"
        opacity=".8"
      />
    </g>
  )
}
