import styles from './Keeper.module.css'

/** An enamel clock face under a bowler hat. The eyes are shut while the keeper sleeps. */
export function KeeperHead({ isAsleep }: { isAsleep: boolean }) {
  return (
    <g transform="translate(218 212)">
      <g className={styles.head}>
        <g transform={`${isAsleep ? 'rotate(7) translate(0 8) ' : ''}translate(-218 -212)`}>
          <Face isAsleep={isAsleep} />
        </g>
      </g>
    </g>
  )
}

/** The keeper's portrait. Its paints are those of the hero. */
export function Face({ isAsleep }: { isAsleep: boolean }) {
  return (
    <>
      <path d="M130 132h-10a14 14 0 0 0 0 30h10zM306 132h10a14 14 0 0 1 0 30h-10z" fill="#c98a35" />
      <circle cx="218" cy="136" r="86" fill="url(#en-brass)" />
      <circle cx="218" cy="138" r="71" fill="url(#en-enamel)" />
      <circle cx="218" cy="138" r="71" fill="none" stroke="#9a6a24" strokeWidth="3" />
      <path
        d="M218 199v6M160 138h-6M282 138h-6M177 179l-4 4M259 179l4 4"
        stroke="#a8845a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="176" cy="162" r="12" fill="#f0a58a" opacity=".6" />
      <circle cx="260" cy="162" r="12" fill="#f0a58a" opacity=".6" />
      {isAsleep ? <ShutEyes /> : <OpenEyes />}
      <circle cx="246" cy="138" r="25" fill="#bfe9e2" fillOpacity=".22" />
      <circle cx="246" cy="138" r="25" fill="none" stroke="#b27a2a" strokeWidth="5" />
      <path d="M270 146c14 12 20 30 18 52" fill="none" stroke="#b27a2a" strokeWidth="2.5" />
      <path
        d="M218 168c-8-8-24-8-30 2-5 8-14 8-20 3 3 15 22 21 34 13 7-4 13-6 16-6s9 2 16 6c12 8 31 2 34-13-6 5-15 5-20-3-6-10-22-10-30-2z"
        fill="#5b3517"
      />
      <path
        d="M208 190q10 8 20 0"
        fill="none"
        stroke="#5b3517"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M148 92c0-60 30-86 70-86s70 26 70 86z" fill="url(#en-hat)" />
      <path d="M146 74c46-12 98-12 144 0l2 20c-48-12-100-12-148 0z" fill="url(#en-brass)" />
      <path
        d="M112 94c60-22 152-22 212 0 8 4 8 14-2 16-64-18-144-18-208 0-10-2-10-12-2-16z"
        fill="#0a4a4c"
      />
      <path
        d="M170 40c8-14 20-22 34-24"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        opacity=".25"
        fill="none"
      />
      <circle cx="266" cy="78" r="13" fill="#fff0c4" stroke="#9a6a24" strokeWidth="4" />
      <path d="M266 72v6l4 4" fill="none" stroke="#5b3517" strokeWidth="3" strokeLinecap="round" />
    </>
  )
}

function OpenEyes() {
  return (
    <g transform="translate(0 138)">
      <g className={styles.eyes}>
        <ellipse cx="190" rx="11" ry="13" fill="#2b1a0c" />
        <ellipse cx="246" rx="11" ry="13" fill="#2b1a0c" />
        <circle cx="194" cy="-5" r="4" fill="#fff" />
        <circle cx="250" cy="-5" r="4" fill="#fff" />
      </g>
    </g>
  )
}

function ShutEyes() {
  return (
    <>
      <path
        d="M178 138q12 10 24 0M234 138q12 10 24 0"
        fill="none"
        stroke="#2b1a0c"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="none" stroke="#f3e7cb" strokeWidth="7" strokeLinejoin="round">
        <path d="M330 70h26l-26 28h26" />
        <path d="M372 34h18l-18 20h18" />
      </g>
    </>
  )
}
