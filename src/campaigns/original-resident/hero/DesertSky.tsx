import styles from './Desert.module.css'

/** Points, drawn as round ends of lines without a length. */
const STEADY =
  'M92 28h0M150 84h0M268 104h0M318 26h0M402 150h0M470 196h0M664 48h0M712 118h0M726 26h0M300 176h0M186 214h0M546 262h0'
const TWINKLING = 'M36 58h0M214 40h0M372 76h0M508 34h0M688 236h0M70 160h0'

/** Night above, the first light below, and two moons that have not gone yet. */
export function DesertSky() {
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
