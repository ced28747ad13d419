import styles from './Desert.module.css'

/** Four carved blocks on top of each other; its foot stands at 0, 0, and it is 350 high. */
export function Totem() {
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
