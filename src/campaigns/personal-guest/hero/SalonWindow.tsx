import styles from './SalonWindow.module.css'

/** Outside a planet with a ring, inside two chairs and a lamp; the curtains part once. */
export function SalonWindow() {
  return (
    <svg viewBox="0 0 440 400" className={styles.window} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id="pg-pane">
          <circle cx="220" cy="190" r="160" />
        </clipPath>
        <linearGradient id="pg-night" x2="0" y2="1">
          <stop stopColor="#1b1442" />
          <stop offset=".6" stopColor="#4a2458" />
          <stop offset="1" stopColor="#a5536a" />
        </linearGradient>
        <radialGradient id="pg-world" cx=".36" cy=".3" r=".8">
          <stop stopColor="#ffe9b8" />
          <stop offset=".55" stopColor="#e0a35f" />
          <stop offset="1" stopColor="#8a4a3c" />
        </radialGradient>
        <linearGradient id="pg-brass" x1=".1" x2=".9" y2="1">
          <stop stopColor="#fff2cf" />
          <stop offset=".5" stopColor="#d9b273" />
          <stop offset="1" stopColor="#8f6a33" />
        </linearGradient>
        <linearGradient id="pg-cloth" x2="1">
          <stop stopColor="#5b1530" />
          <stop offset=".25" stopColor="#8a2346" />
          <stop offset=".45" stopColor="#5b1530" />
          <stop offset=".7" stopColor="#93294c" />
          <stop offset="1" stopColor="#4a1026" />
        </linearGradient>
        <radialGradient id="pg-lamp">
          <stop stopColor="#ffe6a8" stopOpacity=".9" />
          <stop offset="1" stopColor="#ffe6a8" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath="url(#pg-pane)">
        <path fill="url(#pg-night)" d="M40 20h360v350H40z" />
        <g fill="#fff4d6">
          <path d="M120 88l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM318 70l2 7 7 2-7 2-2 7-2-7-7-2 7-2z" />
          <circle cx="92" cy="150" r="2" />
          <circle cx="160" cy="60" r="2.4" />
          <circle cx="346" cy="132" r="2.4" />
          <circle cx="276" cy="52" r="1.8" />
          <circle cx="140" cy="128" r="1.8" />
          <circle cx="356" cy="200" r="2" />
        </g>
        <circle cx="236" cy="146" r="56" fill="url(#pg-world)" />
        <path
          fill="#b06c4a"
          fillOpacity=".5"
          d="M184 138q52 22 104-6l2 10q-52 26-106 8zM192 170q44 16 88-4l-4 10q-40 16-78 4z"
        />
        <path
          fill="none"
          stroke="#f8dfae"
          strokeWidth="7"
          strokeLinecap="round"
          d="M182 178c-30 22 128-18 112-52-4-7-14-8-24-7"
        />
        <circle cx="330" cy="250" r="90" fill="url(#pg-lamp)" />
        <path fill="#2a0b17" d="M40 318h360v60H40z" />
        <path fill="#3d1223" d="M40 312h360v12H40z" />
        <g fill="#c98d57">
          <path d="M96 326v-54q0-20 20-20h8q14 0 14 16v36h36q14 0 14 14v8z" />
          <path d="M344 326v-54q0-20-20-20h-8q-14 0-14 16v36h-36q-14 0-14 14v8z" />
        </g>
        <g fill="#e7b87c">
          <path d="M96 272q0-20 20-20h8q14 0 14 16v6q-26-10-42 6zM344 272q0-20-20-20h-8q-14 0-14 16v6q26-10 42 6z" />
        </g>
        <path fill="#f6e3bf" d="M192 302h56v6h-56z" />
        <path fill="#7c4a2c" d="M216 308h8v20h-8z" />
        <path fill="#fff6e2" d="M208 290h18q0 12-9 12t-9-12z" />
        <path
          fill="none"
          stroke="#fff6e2"
          strokeWidth="2.4"
          strokeLinecap="round"
          opacity=".8"
          d="M214 282q-4-6 0-11M221 282q-4-6 0-11"
        />
        <path fill="#f6d28e" d="M316 214h32l10 30h-52z" />
        <path fill="#8f6a33" d="M330 244h5v74h-5z" />
        <g className={styles.left}>
          <path fill="url(#pg-cloth)" d="M40 14h182v366H40z" />
        </g>
        <g className={styles.right}>
          <path fill="url(#pg-cloth)" d="M218 14h182v366H218z" />
        </g>
      </g>
      <circle cx="220" cy="190" r="166" fill="none" stroke="url(#pg-brass)" strokeWidth="14" />
      <circle
        cx="220"
        cy="190"
        r="156"
        fill="none"
        stroke="#3a0f1e"
        strokeOpacity=".6"
        strokeWidth="4"
      />
      <g fill="url(#pg-brass)">
        <circle cx="220" cy="24" r="9" />
        <circle cx="54" cy="190" r="9" />
        <circle cx="386" cy="190" r="9" />
        <path d="M80 366h280a8 8 0 0 1 0 22H80a8 8 0 0 1 0-22z" />
      </g>
    </svg>
  )
}
