const STARS = [
  [150, 190, 2.4],
  [190, 140, 3.2],
  [236, 206, 1.8],
  [262, 122, 2.6],
  [338, 160, 2],
  [372, 112, 3],
  [420, 176, 2.2],
  [456, 230, 3],
  [126, 262, 2],
  [404, 238, 1.6],
  [208, 252, 1.6],
] as const

/** The other side: a city of light below a rising planet. */
export function PortalScene({ className }: { className: string | undefined }) {
  return (
    <g className={className}>
      <defs>
        <linearGradient id="wu-sky" x2="0" y2="1">
          <stop stopColor="#130b4d" />
          <stop offset=".5" stopColor="#4a25ad" />
          <stop offset=".72" stopColor="#d45cc4" />
          <stop offset=".84" stopColor="#ffc48a" />
        </linearGradient>
        <radialGradient id="wu-planet" cx=".34" cy=".26" r=".85">
          <stop stopColor="#fff3df" />
          <stop offset=".38" stopColor="#ffb3a0" />
          <stop offset=".76" stopColor="#a452e4" />
          <stop offset="1" stopColor="#3c1d9c" />
        </radialGradient>
        <linearGradient id="wu-way" x2="0" y2="1">
          <stop stopColor="#fff4d6" />
          <stop offset="1" stopColor="#ff9fd0" stopOpacity=".2" />
        </linearGradient>
      </defs>
      <path fill="url(#wu-sky)" d="M80 80h440v440H80z" />
      {STARS.map(([x, y, r]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r={r} fill="#fff" opacity=".85" />
      ))}
      <circle cx="352" cy="246" r="124" fill="#ff9fe0" opacity=".16" />
      <g transform="rotate(-16 352 246)" fill="none">
        <path d="M216 246a136 30 0 0 1 272 0" stroke="#9f7bff" strokeWidth="9" />
        <circle cx="352" cy="246" r="86" fill="url(#wu-planet)" />
        <path d="M216 246a136 30 0 0 0 272 0" stroke="#ffdcb0" strokeWidth="9" />
      </g>
      <path
        d="M84 400h28v-38h22v-44h18v44h14v38h16v-66h24v66h18v-28h26v28h100v-34h20v-52h22v52h16v34h16v-76h22v-24h16v24h18v76h20v-30h24v30h20v130H84z"
        fill="#2a1580"
      />
      <path d="M84 430h432v100H84z" fill="#1b0e5c" />
      <path d="M286 428h28l88 110H198z" fill="url(#wu-way)" />
      <path d="M84 430h432" stroke="#ffd9a8" strokeWidth="4" opacity=".9" />
      <path
        d="M120 378v10m24-44v8m46 4v8m0 14v8m188-42v8m26-20v8m0 16v8m36-48v8m14-24v8m0 20v8"
        stroke="#ffe7b0"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </g>
  )
}
