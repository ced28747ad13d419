import { Camp } from './Camp'
import { DesertPaints } from './DesertPaints'
import { DesertSky } from './DesertSky'
import { Totem } from './Totem'

/** Stones of the way to the totem, from its foot: x, y, half width. */
const STONES = [
  [590, 622, 15],
  [566, 634, 18],
  [534, 648, 22],
  [506, 666, 26],
  [500, 690, 31],
] as const

/** Sunrise over the desert: a camp and a totem under two moons. 750 wide; the horizon lies at 500. */
export function DesertScene() {
  return (
    <>
      <DesertPaints />
      <DesertSky />
      <FarLand />
      <path
        fill="url(#resident-dune)"
        d="M0 540c96-26 190-30 280-8s150 22 236-6 164-34 234-14v190H0z"
      />
      <path
        fill="none"
        stroke="#ffc38f"
        strokeWidth="3"
        opacity=".7"
        d="M0 540c96-26 190-30 280-8s150 22 236-6 164-34 234-14"
      />
      <path
        fill="#2a1645"
        opacity=".36"
        d="M280 532c70 18 140 24 236-6 84-27 164-34 234-14v120c-170-70-330-20-470-100z"
      />
      <Camp />
      <g transform="translate(612 616)">
        <Totem />
      </g>
      <path fill="url(#resident-near)" d="M0 628c110-34 226-30 344 2s260 18 406-24v1100H0z" />
      <path
        fill="none"
        stroke="#ff9a6e"
        strokeWidth="3"
        opacity=".55"
        d="M0 628c110-34 226-30 344 2s260 18 406-24"
      />
      <g>
        {STONES.map(([x, y, half]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <ellipse cy={half * 0.2} rx={half} ry={half * 0.36} fill="#150a2a" />
            <ellipse rx={half} ry={half * 0.36} fill="#6b3a6c" />
            <ellipse
              cx={-half * 0.2}
              cy={-half * 0.06}
              rx={half * 0.68}
              ry={half * 0.2}
              fill="#c26c74"
            />
          </g>
        ))}
      </g>
    </>
  )
}

function FarLand() {
  return (
    <g>
      <path
        fill="url(#resident-far)"
        d="M0 470l38-4 10-38h74l12 34 30 6v-6l14 42h300l16-62 12-8 22-52h66l20 50 18 10 10 40 34 10 12-26h44l18 40v60H0z"
      />
      <path
        fill="#ffc38f"
        opacity=".38"
        d="M48 428h74l-8 8H54zM528 370h66l-10 8h-50zM676 466h44l-6 6h-34z"
      />
      <path
        fill="#4a2459"
        opacity=".28"
        d="M100 428h22l12 34 30 6v32H84zM566 370h28l20 50 18 10 10 40 34 10v20H560z"
      />
    </g>
  )
}
