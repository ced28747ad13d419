import { identityLines } from '@/kit/people/identityLines'
import { safeImage } from '@/lib/url/safeUrl'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { GiftIcon } from '@/ui/icons'
import type { GiftFlow } from '../useGift'
import { AssetRows } from './AssetRows'
import styles from './Confirm.module.css'

/** From whom to whom, and what. */
export function FromTo({ gift }: { gift: GiftFlow }) {
  const { me, receiver, assets } = gift
  const to = receiver?.nickname || '未命名用户'
  return (
    <>
      <div className={styles.pair}>
        <Person name={me?.nickname || '我'} avatar={me?.avatar} />
        <GiftIcon className={styles.between} />
        <Person
          name={to}
          avatar={receiver?.avatar}
          lines={receiver ? identityLines(receiver) : []}
        />
      </div>
      <AssetRows assets={assets} />
      <Button small quiet onPress={() => gift.go('person')}>
        更换受赠人
      </Button>
    </>
  )
}

interface PersonProps {
  name: string
  avatar: string | undefined
  lines?: readonly string[]
}

function Person({ name, avatar, lines = [] }: PersonProps) {
  return (
    <div className={styles.person}>
      <Avatar src={safeImage(avatar)} name={name} className={styles.face} />
      <span className={styles.who}>{name}</span>
      {lines.map((line) => (
        <span key={line} className={styles.identity}>
          {line}
        </span>
      ))}
    </div>
  )
}
