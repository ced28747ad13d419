import { Camp, DesertPaints } from './Camp'
import styles from './Desert.module.css'

/** Stepping stones to the totem, from its foot: x, y, half width. */
const STONES = [
  [590, 622, 15],
  [566, 634, 18],
  [534, 648, 22],
  [506, 666, 26],
  [500, 690, 31],
] as const

/** Sunrise over the desert: a camp and a totem under two moons. 750 wide; the horizon is at 500. */
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

/** Points, drawn as round ends of lines without a length. */
const STEADY =
  'M92 28h0M150 84h0M268 104h0M318 26h0M402 150h0M470 196h0M664 48h0M712 118h0M726 26h0M300 176h0M186 214h0M546 262h0'
const TWINKLING = 'M36 58h0M214 40h0M372 76h0M508 34h0M688 236h0M70 160h0'

/** Night above, the first light below, and two moons that have not gone yet. */
function DesertSky() {
  return (
    <g>
      <path fill="url(#resident-sky)" d="M0-700h750v1220H0z" />
      <g stroke="#fff3df" strokeLinecap="round">
        <path className={styles.star} d={STEADY} strokeWidth="3.2" />
        <path className={styles.twinkle} d={TWINKLING} strokeWidth="3.4" />
      </g>
      <circle className={styles.glow} cx="268" cy="500" r="330" fill="url(#resident-glow)" />
      <g className={styles.clouds} fill="#ffb08a">
        <path opacity=".3" d="M-40 392c120-14 220-10 330 2-96 10-230 14-330-2z" />
        <path opacity=".34" d="M372 356c90-16 210-16 330 0-110 12-240 12-330 0z" />
        <path opacity=".26" d="M470 424c80-10 190-8 300 4-90 10-220 8-300-4z" />
        <path opacity=".22" d="M60 336c50-8 120-8 180 0-56 8-130 8-180 0z" />
      </g>
      <BigMoon />
      <SmallMoon />
      <g className={styles.sun}>
        <circle cx="268" cy="486" r="62" fill="url(#resident-sun)" />
      </g>
    </g>
  )
}

function BigMoon() {
  return (
    <g>
      <circle cx="594" cy="150" r="150" fill="url(#resident-halo)" />
      <circle cx="594" cy="150" r="82" fill="url(#resident-moon)" />
      <g fill="#c98a8a" opacity=".34">
        <circle cx="568" cy="128" r="15" />
        <circle cx="614" cy="112" r="9" />
        <circle cx="602" cy="168" r="20" />
        <circle cx="560" cy="178" r="8" />
        <circle cx="638" cy="150" r="7" />
        <circle cx="574" cy="92" r="6" />
      </g>
      <path fill="#2b1b4d" opacity=".42" d="M594 68a82 82 0 0 1 0 164 94 94 0 0 0 0-164z" />
    </g>
  )
}

function SmallMoon() {
  return (
    <g>
      <circle cx="432" cy="326" r="56" fill="url(#resident-halo)" />
      <circle cx="432" cy="326" r="27" fill="#6b3a72" />
      <path fill="#e9e4ff" d="M432 353a27 27 0 0 1-19-46c-3 22 10 38 34 42a27 27 0 0 1-15 4z" />
    </g>
  )
}

/** Four carved blocks on top of each other; its foot is at 0, 0, and it is 350 high. */
function Totem() {
  return (
    <g>
      <ellipse cx="26" cy="2" rx="120" ry="15" fill="#180c30" opacity=".5" />
      <Wings />
      <path fill="url(#resident-wood)" d="M-50 0l6-84h88l6 84z" />
      <path fill="url(#resident-wood)" d="M-58-84l6-92H52l6 92z" />
      <path fill="url(#resident-wood)" d="M-46-176l-8-88h108l-8 88z" />
      <path fill="url(#resident-wood)" d="M-40-264c-6-46 14-76 40-90 26 14 46 44 40 90z" />
      <g fill="#1c0e35" opacity=".55">
        <path d="M-60-90h120l-2 10H-58zM-54-180h108l-1 10H-53zM-56-268h112l-1 10H-55z" />
      </g>
      <Crown />
      <UpperFace />
      <LowerFace />
      <path
        className={styles.inlay}
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M-30-22l12-22 12 22 12-22 12 22 12-22M-28-62h56"
      />
      <g fill="none" stroke="#ffc38f" strokeWidth="4" strokeLinecap="round" opacity=".85">
        <path d="M-49-6l5-74M-57-92l5-78M-46-182l-7-76M-39-272c-4-34 8-58 30-74" />
      </g>
    </g>
  )
}

function Wings() {
  return (
    <g>
      <path fill="#8f4166" d="M-48-196c-50-2-92-26-112-66 34 8 58 6 78-8-2 22 12 38 34 42z" />
      <path fill="#331a4b" d="M48-196c50-2 92-26 112-66-34 8-58 6-78-8 2 22-12 38-34 42z" />
      <g fill="none" strokeWidth="4" strokeLinecap="round">
        <path stroke="#ffc38f" opacity=".8" d="M-158-260c34 8 56 5 76-9" />
        <path stroke="#d8705c" opacity=".7" d="M-134-236c26 6 46 4 64-6M-108-214c18 4 34 2 48-6" />
        <path stroke="#6b3766" d="M134-236c-26 6-46 4-64-6M108-214c-18 4-34 2-48-6" />
      </g>
    </g>
  )
}

function Crown() {
  return (
    <g>
      <path fill="#1c0e35" d="M0-338c16 10 24 28 22 50H-22c-2-22 6-40 22-50z" opacity=".6" />
      <circle className={styles.eye} cx="0" cy="-304" r="13" />
      <circle cx="0" cy="-304" r="5" fill="#eafffa" />
    </g>
  )
}

function UpperFace() {
  return (
    <g>
      <path fill="#1c0e35" opacity=".6" d="M-40-246h32v20h-32zM8-246h32v20H8z" />
      <path className={styles.eye} d="M-36-238h24v8h-24zM12-238h24v8H12z" />
      <path fill="#e98a5e" d="M-12-232h24l-12 34z" />
      <path fill="#9c4a58" d="M0-232h12l-12 34z" />
    </g>
  )
}

function LowerFace() {
  return (
    <g>
      <circle cx="-24" cy="-146" r="15" fill="#1c0e35" opacity=".6" />
      <circle cx="24" cy="-146" r="15" fill="#1c0e35" opacity=".6" />
      <circle className={styles.eye} cx="-24" cy="-146" r="7" />
      <circle className={styles.eye} cx="24" cy="-146" r="7" />
      <path fill="#1c0e35" opacity=".7" d="M-36-118h72l-8 22h-56z" />
      <path fill="#ffd9b0" d="M-28-118h12l-6 12zM-6-118H6l-6 12zM16-118h12l-6 12z" />
    </g>
  )
}
