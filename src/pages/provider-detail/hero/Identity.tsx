import type { ProviderDetail } from '@/api/facilitator'
import { UNNAMED_PROVIDER } from '@/kit/unnamedProvider'
import { formatCount } from '@/lib/format/formatCount'
import { track } from '@/tracking/track'
import { Avatar } from '@/ui/picture/Avatar'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { LocationIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast/toast'
import { PAGE_NAME, nameOf, tagsOf } from '../provider'
import styles from './Identity.module.css'

/** The provider's identity: the card that overlaps the banner. */
export function Identity({ provider }: { provider: ProviderDetail }) {
  const name = nameOf(provider) || UNNAMED_PROVIDER
  const tags = tagsOf(provider)
  return (
    <header className={styles.card}>
      <div className={styles.top}>
        <Avatar src={provider.headPortrait} name={name} size={160} className={styles.avatar} />
        <Button small label={`关注${name}`} onPress={follow} className={styles.follow}>
          关注
        </Button>
      </div>
      <h1 className={styles.name}>{name}</h1>
      <p className={styles.line}>
        {provider.serve && <span className={styles.serve}>{provider.serve}</span>}
        {provider.city && (
          <span className={styles.city}>
            <LocationIcon className={styles.pin} />
            <span className={styles.cityName}>{provider.city}</span>
          </span>
        )}
      </p>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="标签">
          {tags.map((tag) => (
            <li key={tag} className={styles.tagBox}>
              <Tag className={styles.tag}>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.counts}>
        <Count name="粉丝" value={provider.followerCount} />
        <Count name="作品" value={provider.productionCount} />
      </dl>
    </header>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className={styles.count}>
      <dt className="muted">{name}</dt>
      <dd className={styles.countValue}>{formatCount(value)}</dd>
    </div>
  )
}

function follow(): void {
  track(PAGE_NAME, 'button', 'follow')
  showToast('敬请期待')
}
