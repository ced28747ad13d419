import { PageLink } from '@/kit/open-app/PageLink'
import { ChevronRightIcon, QrIcon, UsersIcon } from '@/ui/icons'
import { noteClick } from '../role/clicks'
import { wording } from '../wording'
import styles from './EarnMore.module.css'

const WAYS = [
  { address: '/invent-user', name: '面对面邀请', note: '出示二维码', icon: QrIcon },
  { address: '/partnerRecruitment', name: '成为合伙人', note: '和好友同行', icon: UsersIcon },
] as const

/** Two more pages about inviting. */
export function EarnMore() {
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{wording().earnMore}</h2>
      <div className={styles.ways}>
        {WAYS.map(({ address, name, note, icon: Icon }) => (
          <PageLink
            key={address}
            to={address}
            className={styles.way}
            onClick={() => noteClick('get-more')}
          >
            <span className={styles.icon}>
              <Icon />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.note}>{note}</span>
            </span>
            <ChevronRightIcon className={styles.chevron} />
          </PageLink>
        ))}
      </div>
    </section>
  )
}
