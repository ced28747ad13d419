/** x of the footlights along the stage's edge. */
const LIGHTS = [45, 155, 265, 375, 485, 595, 705]

/** The boards, the pool of light on them and the footlights, 750 × 260. */
export function Floor({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 750 260" className={className} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="ro-boards" x2="0" y2="1">
          <stop stopColor="#3a160f" />
          <stop offset="1" stopColor="#7a3a20" />
        </linearGradient>
        <radialGradient id="ro-pool">
          <stop stopColor="#fff0c9" stopOpacity=".85" />
          <stop offset=".6" stopColor="#ffdc98" stopOpacity=".4" />
          <stop offset="1" stopColor="#ffdc98" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="ro-lip" x2="0" y2="1">
          <stop stopColor="#fbe6ad" />
          <stop offset=".3" stopColor="#c8933a" />
          <stop offset="1" stopColor="#6d4412" />
        </linearGradient>
      </defs>
      <path fill="url(#ro-boards)" d="M0 40h750v180H0z" />
      <path
        stroke="#250b06"
        strokeWidth="3"
        opacity=".6"
        d="M375 40v180M335 40l-60 180M415 40l60 180M290 40L165 220M460 40l125 180M240 40L40 220M510 40l200 180M180 40L0 170M570 40l180 130M110 40L0 102M640 40l110 62M0 76h750M0 128h750"
      />
      <path fill="#14020a" opacity=".45" d="M0 40h750v10H0z" />
      <ellipse cx="375" cy="120" rx="300" ry="74" fill="url(#ro-pool)" />
      <path fill="url(#ro-lip)" d="M0 212h750v48H0z" />
      <path stroke="#6d4412" strokeOpacity=".5" strokeWidth="3" d="M0 244h750" />
      {LIGHTS.map((x) => (
        <g key={x}>
          <ellipse cx={x} cy="196" rx="60" ry="34" fill="url(#ro-pool)" opacity=".7" />
          <path fill="#5a3408" d={`M${x - 26} 216a26 24 0 0 1 52 0z`} />
          <path fill="#fff6dc" d={`M${x - 17} 216a17 16 0 0 1 34 0z`} />
        </g>
      ))}
    </svg>
  )
}
