import type { SharedUser } from '@/api/invitation'
import { useOnScreen } from '@/ui/useOnScreen'
import { classes } from '@/ui/classes'
import { LinearGradient, RadialGradient } from '@/ui/Gradient'
import { Avatar } from '@/ui/picture/Avatar'
import rays from './rays.svg?no-inline'
import styles from './Hero.module.css'

/** A slowly turning medal, and the inviter, if there is one. */
export function Hero({ inviter }: { inviter: SharedUser | undefined }) {
  const name = inviter?.nickname ?? ''
  return (
    <header className={styles.hero}>
      <img className={styles.rays} src={rays} alt="" width="750" height="620" />
      <Medal />
      <h1 className={styles.title}>邀请好友</h1>
      <p className={styles.line}>成为城市合伙人，一起点亮你的城市</p>
      {inviter && (
        <p className={styles.inviter}>
          <Avatar src={inviter.avatar} name={name || '好友'} size={56} className={styles.avatar} />
          <span className={styles.invites}>{name || '你的好友'} 邀请你同行</span>
        </p>
      )}
    </header>
  )
}

/** The discs between the two faces, which make the medal as thick as a coin. */
const EDGE = [1, 2, 3, 4, 5, 6, 7]

/** A gold medal that turns about its own axis; paused off screen and with reduced motion. */
function Medal() {
  const [root, isOnScreen] = useOnScreen<HTMLDivElement>()
  return (
    <div ref={root} className={styles.stage} aria-hidden="true">
      <div className={classes(styles.medal, !isOnScreen && styles.resting)}>
        {EDGE.map((at) => (
          <i key={at} className={styles.edge} />
        ))}
        <svg viewBox="0 0 240 240" className={styles.front}>
          <defs>
            <LinearGradient
              id="pr-rim"
              x1=".1"
              x2=".9"
              y2="1"
              stops="#fff4d2, #e2bd74 .4, #a97f38 .72, #f2d795"
            />
            <RadialGradient
              id="pr-field"
              cx=".36"
              cy=".28"
              r=".9"
              stops="#f7e0a8, #cfa257 .55, #8f6a2b"
            />
          </defs>
          <Ground />
          <path
            fill="#5a4017"
            fillOpacity=".35"
            d="M68 166V122h16V96h22V76l12-10 14 10v38h22V98h16v68z"
            transform="translate(2 4)"
          />
          <path fill="#fbeec9" d="M68 166V122h16V96h22V76l12-10 14 10v38h22V98h16v68z" />
          <path
            fill="#b98d42"
            d="M78 134h6v8h-6zM78 150h6v8h-6zM92 108h6v8h-6zM92 124h6v8h-6zM92 140h6v8h-6zM114 88h6v8h-6zM114 104h6v8h-6zM114 120h6v8h-6zM114 136h6v8h-6zM140 126h6v8h-6zM140 142h6v8h-6zM160 110h6v8h-6zM160 126h6v8h-6zM160 142h6v8h-6z"
          />
          <path
            fill="none"
            stroke="#fbeec9"
            strokeWidth="5"
            strokeLinecap="round"
            d="M58 174c36 12 88 12 124 0"
          />
        </svg>
        <svg viewBox="0 0 240 240" className={styles.back}>
          <Ground />
          <path
            fill="#5a4017"
            fillOpacity=".35"
            d="M120 62l17 36 39 5-29 27 8 39-35-19-35 19 8-39-29-27 39-5z"
            transform="translate(2 4)"
          />
          <path fill="#fbeec9" d="M120 62l17 36 39 5-29 27 8 39-35-19-35 19 8-39-29-27 39-5z" />
          <path
            fill="#e6c684"
            d="M120 62v88l35 19-8-39 29-27-39-5zM120 62l-17 36 17 22z"
            fillOpacity=".7"
          />
        </svg>
      </div>
      <span className={styles.shadow} />
    </div>
  )
}

/** A rim, a field, and a ring of beads. */
function Ground() {
  return (
    <>
      <circle cx="120" cy="120" r="118" fill="url(#pr-rim)" />
      <circle cx="120" cy="120" r="104" fill="#7c5a22" />
      <circle cx="120" cy="120" r="101" fill="url(#pr-field)" />
      <circle
        cx="120"
        cy="120"
        r="92"
        fill="none"
        stroke="#fdf0cd"
        strokeOpacity=".75"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 11.56"
      />
      <path
        fill="#fff9e6"
        fillOpacity=".5"
        d="M40 84c14-28 40-48 72-52-26 10-46 30-58 58-4 8-18 4-14-6z"
      />
    </>
  )
}
