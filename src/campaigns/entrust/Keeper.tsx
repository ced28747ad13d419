import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { Gear } from './Gear'
import styles from './Keeper.module.css'

/** The clockwork keeper behind their bench: gears in the chest, a key in the back, a lantern in the hand. */
export function Keeper({ isAsleep }: { isAsleep: boolean }) {
  return (
    <svg className={styles.keeper} viewBox="0 0 420 520" data-asleep={isAsleep} aria-hidden="true">
      <KeeperPaints />
      <g transform="translate(342 268)">
        <g className={styles.key}>
          <path d="M-30-7h46v14h-46z" fill="url(#en-brass)" />
          <path
            d="M14 0c8-34 44-36 44-14 0 8-8 14-16 14 8 0 16 6 16 14 0 22-36 20-44-14z"
            fill="none"
            stroke="url(#en-brass)"
            strokeWidth="11"
          />
        </g>
      </g>
      <Arms />
      <Torso />
      <KeeperHead isAsleep={isAsleep} />
      <Book />
    </svg>
  )
}

function Torso() {
  return (
    <>
      <path d="M180 196h76v26h-76z" fill="#8a5a1c" />
      <path d="M180 203h76M180 212h76" stroke="#d8a24a" strokeWidth="5" />
      <path
        d="M122 262c0-32 40-44 96-44s96 12 96 44c8 70 2 130-16 184H138c-18-54-24-114-16-184z"
        fill="url(#en-coat)"
      />
      <path
        d="M128 262c10-22 40-32 62-34l-8 214h-40c-18-52-24-114-14-180z"
        fill="#fff"
        opacity=".07"
      />
      <path d="M168 224l50 44 50-44 14 5-30 66-34-20-34 20-30-66z" fill="#f3e7cb" />
      <path d="M218 262l-34-18c-8 10-8 28 0 38zM218 262l34-18c8 10 8 28 0 38z" fill="#c4482f" />
      <circle cx="218" cy="263" r="10" fill="#8f2f1f" />
      <circle cx="218" cy="358" r="68" fill="url(#en-brass)" />
      <circle cx="218" cy="358" r="57" fill="#082f33" />
      <Gear x={200} y={344} radius={26} teeth={10} turn={6} color="#e2b25c" shade="#8a5a1c" />
      <Gear x={243} y={377} radius={19} teeth={8} turn={-4.8} color="#f0c97c" shade="#8a5a1c" />
      <Gear x={247} y={332} radius={13} teeth={6} turn={-3.6} color="#c98a35" shade="#6b4212" />
      <path d="M176 326a54 54 0 0 1 60-20c-22 6-42 20-50 44z" fill="#fff" opacity=".2" />
      <circle
        cx="218"
        cy="358"
        r="62.5"
        fill="none"
        stroke="#fff2cf"
        strokeWidth="2"
        opacity=".7"
      />
    </>
  )
}

function Arms() {
  return (
    <>
      <path
        d="M302 258c40 24 52 70 34 118"
        fill="none"
        stroke="url(#en-brass)"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path d="M324 300l28-8M340 340l22 0" stroke="#8a5a1c" strokeWidth="4" />
      <circle cx="306" cy="260" r="25" fill="#0d6b69" />
      <path d="M302 420l40-50" stroke="#5b3517" strokeWidth="4" strokeLinecap="round" />
      <path d="M338 376c-2-34 12-58 40-72 6 32-8 58-40 72z" fill="#fff4da" />
      <path d="M338 376c6-26 18-48 34-64" fill="none" stroke="#c9b48a" strokeWidth="3" />
      <circle cx="330" cy="386" r="20" fill="#f3e7cb" />
      <path
        d="M134 258c-42 12-66 34-76 70"
        fill="none"
        stroke="url(#en-brass)"
        strokeWidth="26"
        strokeLinecap="round"
      />
      <path d="M104 256l-8 26M76 280l-16 18" stroke="#8a5a1c" strokeWidth="4" />
      <circle cx="130" cy="260" r="25" fill="#0d6b69" />
      <g transform="translate(56 332)">
        <g className={styles.lantern}>
          <path d="M0 8v22" stroke="#6b4212" strokeWidth="5" />
          <circle className={styles.glow} cy="70" r="74" fill="url(#en-glow)" />
          <path d="M-18 44h36l8 54h-52z" fill="url(#en-flame)" />
          <path d="M-18 44h36l8 54h-52zM0 44v54" fill="none" stroke="#8a5a1c" strokeWidth="4" />
          <path d="M-24 44a24 18 0 0 1 48 0zM-30 98h60v12h-60z" fill="url(#en-brass)" />
        </g>
        <circle r="21" fill="#f3e7cb" />
      </g>
    </>
  )
}

/** The book with the day's entries. */
function Book() {
  return (
    <>
      <path d="M96 424h246l8 22H88z" fill="#7b3b22" />
      <path
        d="M104 424h112v-12c-38-12-78-10-112 0zM216 424h118v-12c-38-12-82-10-118 0z"
        fill="#fff4da"
      />
      <path d="M216 412v12" stroke="#c9b48a" strokeWidth="3" />
      <path d="M122 414q40-6 78 2M236 416q40-8 80-2" stroke="#b59a68" strokeWidth="3" fill="none" />
    </>
  )
}

/** An enamel clock face under a bowler hat. The eyes are shut while the keeper sleeps. */
function KeeperHead({ isAsleep }: { isAsleep: boolean }) {
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

/** The paints of the keeper. */
function KeeperPaints() {
  return (
    <defs>
      <LinearGradient id="en-brass" x2=".7" y2="1" stops="#ffe3a3, #d8a24a .45, #9a6320" />
      <RadialGradient
        id="en-enamel"
        cx=".4"
        cy=".35"
        r=".75"
        stops="#fffaf0, #f7e9cd .7, #dcc093"
      />
      <LinearGradient id="en-coat" x2="1" y2=".6" stops="#1a8f8a, #0d6b69 .6, #084a4c" />
      <LinearGradient id="en-hat" x2="1" y2=".4" stops="#15807c, #083f42" />
      <LinearGradient id="en-flame" x2="0" y2="1" stops="#fff6d6, #ffc35a" />
      <RadialGradient id="en-glow" stops="#ffe6a0/.75, #ffd37a/0" />
    </defs>
  )
}
