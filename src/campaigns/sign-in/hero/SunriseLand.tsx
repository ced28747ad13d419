import styles from './Sunrise.module.css'

/** The hills below the sun, with the road and trees. */
export function SunriseLand() {
  return (
    <>
      <path
        d="M0 428c66-34 128-46 190-22 52 20 96 8 152-18 78-36 142-40 214 0 66 36 124 28 194-8v220H0z"
        fill="url(#si-far)"
      />
      <g fill="#7fa9c9" opacity=".55">
        <path d="M196 410v-34h12v-16h10v16h10v34zM236 408v-52l11-14 11 14v52zM266 402v-28h18v28z" />
        <path d="M90 410v-22l12-12 12 12v22zM120 408v-34h14v34z" />
      </g>
      <path
        d="M0 486c78-44 150-48 228-12 74 34 132 22 206-14 90-44 186-44 316 10v130H0z"
        fill="url(#si-mid)"
      />
      <Village />
      <path
        d="M0 540c104-50 204-52 316-14 96 32 190 26 276-6 58-22 108-26 158-18v98H0z"
        fill="url(#si-near)"
      />
      <path
        d="M420 600c-10-22-52-30-46-46 5-13 46-12 50-24 2-8-14-12-22-16 30 4 56 8 56 22 0 18-34 20-36 34-1 11 34 16 44 30z"
        fill="url(#si-road)"
        opacity=".9"
      />
      <g fill="#3d9a76">
        <path d="M52 530c0-18 13-32 27-32s27 14 27 32c0 15-12 25-27 25s-27-10-27-25z" />
        <path d="M98 536c0-13 9-23 19-23s19 10 19 23c0 11-8 18-19 18s-19-7-19-18z" opacity=".85" />
        <path d="M648 520c0-20 14-35 30-35s30 15 30 35c0 16-13 27-30 27s-30-11-30-27z" />
        <path d="M618 530c0-12 8-21 18-21s18 9 18 21c0 10-8 17-18 17s-18-7-18-17z" opacity=".8" />
      </g>
      <path
        d="M79 546v22M117 548v16M678 540v22M636 542v16"
        stroke="#7a5a3c"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  )
}

/** Two houses and a mill on the second hill. */
function Village() {
  return (
    <>
      <path d="M286 492v-28h34v28z" fill="#fff6e4" />
      <path d="M280 466l23-20 23 20z" fill="#f08a5d" />
      <path d="M330 488v-22h28v22z" fill="#fdeed2" />
      <path d="M325 468l19-17 19 17z" fill="#e06a57" />
      <path d="M298 476h9v16h-9zM340 474h7v7h-7z" fill="#b98b5e" />
      <path d="M172 466l7-52h14l7 52z" fill="#fffaf0" />
      <path d="M177 416c0-9 4-15 9-15s9 6 9 15z" fill="#e06a57" />
      <g className={styles.mill}>
        <path
          d="M184 416h4l3-44h-10zM184 412v4l-44 3v-10zM188 412h-4l-3 44h10zM188 416v-4l44-3v10z"
          fill="#fff"
          opacity=".95"
        />
      </g>
      <circle cx="186" cy="414" r="5" fill="#b86b4b" />
    </>
  )
}
