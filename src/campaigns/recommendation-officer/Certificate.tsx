import { classes } from '@/ui/classes'
import { RadialGradient } from '@/ui/Gradient'
import type { CertificateWords } from './officer'
import styles from './Certificate.module.css'

interface CertificateProps {
  words: CertificateWords
  /** '' where the platform gives none. */
  activityName: string
  /** Just made: the wax falls now. */
  isNew: boolean
}

/** The officer's certificate: the name, the activity, the number and the date. */
export function Certificate({ words, activityName, isNew }: CertificateProps) {
  const { name, number, date, note } = words
  return (
    <article className={classes(styles.paper, isNew && styles.fresh)} aria-label="推荐官证书">
      <h2 className={styles.heading}>推荐官证书</h2>
      <p className={styles.lead}>兹证明</p>
      <p className={styles.name}>{name}</p>
      <p className={styles.text}>
        就任{activityName === '' ? '本次活动' : `「${activityName}」`}首席推荐官
        <br />
        以亲历为凭，以真诚为信
      </p>
      <dl className={styles.facts}>
        {number !== '' && (
          <div>
            <dt>编号</dt>
            <dd className={styles.number}>No.{number}</dd>
          </div>
        )}
        {date !== '' && (
          <div>
            <dt>日期</dt>
            <dd>{date}</dd>
          </div>
        )}
      </dl>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <Seal />
    </article>
  )
}

/** Red wax with the seal of the officers, on two ribbons; 160 × 200. */
function Seal() {
  return (
    <svg viewBox="0 0 160 200" className={styles.seal} aria-hidden="true">
      <SealArt />
    </svg>
  )
}

/** The drawing alone, for the poster's picture. */
export function SealArt() {
  return (
    <>
      <defs>
        <RadialGradient id="ro-wax" cx=".36" cy=".3" r=".8" stops="#e8667a, #b3243b .4, #6a0f20" />
        <RadialGradient id="ro-press" cx=".6" cy=".68" r=".75" stops="#cf4358, #8c1d2f" />
      </defs>
      <path fill="#8c1d2f" d="M48 112L30 196l24-10 16 14 14-82z" />
      <path fill="#a92c40" d="M112 112l18 84-24-10-16 14-14-82z" />
      <path fill="#d9a94e" d="M53 116l-16 70 5-2 18-66zM107 116l16 70-5-2-18-66z" />
      <path
        fill="url(#ro-wax)"
        d="M80 6c16-6 28 4 38 12 14 2 26 12 28 26 10 12 12 26 4 40 0 16-8 30-22 34-10 14-24 22-42 18-16 8-32 4-42-8C28 126 16 114 16 98 4 86 4 70 12 56c0-16 12-28 26-32C48 12 62 2 80 6z"
      />
      <circle cx="80" cy="72" r="48" fill="url(#ro-press)" stroke="#6a0f20" strokeWidth="3" />
      <circle
        cx="80"
        cy="72"
        r="40"
        fill="none"
        stroke="#f0a3ae"
        strokeOpacity=".55"
        strokeWidth="2"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path
        fill="#6a0f20"
        d="M80 40l9.4 20.6 22.6 2.6-16.8 15.4 4.6 22.2L80 89.6l-19.800 11.200 4.600-22.200L48 63.200l22.600-2.600z"
        transform="translate(0 2)"
      />
      <path
        fill="#ffd9dd"
        fillOpacity=".92"
        d="M80 40l9.4 20.6 22.600 2.600-16.8 15.4 4.6 22.2L80 89.6l-19.800 11.200 4.600-22.200L48 63.200l22.600-2.600z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="5"
        strokeLinecap="round"
        d="M34 46c6-14 18-22 32-24"
      />
    </>
  )
}
