import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import type { Inviter } from './inviter'
import { residentNumber } from './resident'
import styles from './InviterCard.module.css'

export function InviterCard({ inviter }: { inviter: Inviter }) {
  const { name, avatar, residentNo, slogan } = inviter
  return (
    <section className={styles.card} aria-label="邀请人">
      <Avatar src={safeImage(avatar)} name={name} className={styles.avatar} />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {residentNo !== '' && <p className={styles.number}>原住民 {residentNumber(residentNo)}</p>}
        <p className={styles.slogan}>{slogan || '邀请你一起成为原住民'}</p>
      </div>
    </section>
  )
}
