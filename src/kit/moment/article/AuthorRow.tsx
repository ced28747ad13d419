import type { Moment } from '@/api/moment'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import type { PressHandler } from '@/ui/button/usePress'
import styles from './AuthorRow.module.css'
import { TimeAgo } from '@/kit/clock/TimeAgo'

export const UNNAMED = '匿名用户'

export function AuthorRow({ moment, onFollow }: { moment: Moment; onFollow: PressHandler }) {
  const name = moment.authorName || UNNAMED
  return (
    <div className={styles.row}>
      <Avatar src={moment.authorAvatar} name={name} size={88} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.meta}>
          <TimeAgo time={moment.publishTime} />
          {moment.locationName && <span className={styles.place}>{moment.locationName}</span>}
        </p>
      </div>
      <Button small quiet label={`关注${name}`} onPress={onFollow}>
        关注
      </Button>
    </div>
  )
}
