import styles from './Desert.module.css'

/** x, y, radius. */
const STARS = [
  [36, 58, 1.6],
  [92, 28, 2.2],
  [150, 84, 1.4],
  [214, 40, 1.8],
  [268, 104, 1.3],
  [318, 26, 2.4],
  [372, 76, 1.5],
  [402, 150, 1.8],
  [470, 196, 1.3],
  [508, 34, 1.6],
  [664, 48, 2.2],
  [712, 118, 1.5],
  [688, 236, 1.8],
  [726, 26, 1.4],
  [300, 176, 1.2],
  [70, 160, 1.5],
  [186, 214, 1.2],
  [546, 262, 1.4],
] as const

/** Night above, the first light below, and two moons that have not gone yet. */
export function DesertSky() {
  return (
    <g>
      <path fill="url(#resident-sky)" d="M0-700h750v1220H0z" />
      <g fill="#fff3df">
        {STARS.map(([x, y, radius], at) => (
          <circle
            key={x}
            className={at % 3 === 0 ? styles.twinkle : styles.star}
            cx={x}
            cy={y}
            r={radius}
          />
        ))}
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
