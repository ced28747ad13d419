import type { Dao } from '@/api/arena'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { Expandable } from '@/ui/Expandable'
import { Card } from '@/kit/page/parts/Card'
import styles from './DaoDetail.module.css'

/** What its people are told, and who founded it. Nothing said leaves no gap. */
export function Notice({ dao: { announcement, founder } }: { dao: Dao }) {
  const name = founder?.nickname ?? ''
  if (announcement === '' && name === '') return null
  return (
    <Card heading="公告" className={styles.notice}>
      <Expandable text={announcement || '暂无公告'} lines={3} />
      {founder && name !== '' && (
        <p className={styles.founder}>
          <Avatar src={safeImage(founder.avatar)} name={name} className={styles.founderFace} />
          发起人 {name}
        </p>
      )}
    </Card>
  )
}
