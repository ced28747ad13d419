import { classes } from '@/ui/classes'
import type { CertificateWords } from '../officer'
import styles from './Certificate.module.css'
import { Seal } from './Seal'

interface CertificateProps {
  words: CertificateWords
  /** '' where the platform gives none. */
  activityName: string
  /** Just made: the wax falls now. */
  isNew?: boolean
}

/** The officer's certificate: who, of which activity, with what number, since when. */
export function Certificate({ words, activityName, isNew = false }: CertificateProps) {
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
      <Seal className={styles.seal} />
    </article>
  )
}
