import { useRef, useState } from 'react'
import type { ProviderDetail } from '@/api/facilitator'
import { UNNAMED_PROVIDER } from '@/kit/unnamedProvider'
import { BASE_PATH } from '@/lib/env'
import { formatCount } from '@/lib/format/formatCount'
import { safeImage } from '@/lib/url/safeUrl'
import { track } from '@/tracking/track'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { LocationIcon } from '@/ui/icons'
import { Avatar } from '@/ui/picture/Avatar'
import { showToast } from '@/ui/toast/toast'
import { useScrollFrame } from '@/ui/useScrollFrame'
import { PAGE_NAME, nameOf, parallaxOffset, tagsOf } from './provider'
import styles from './Hero.module.css'

const FALLBACK = `${BASE_PATH}/banner.svg`

interface HeroProps {
  /** From data. */
  banner: string
  category: string
}

/** The provider's banner; the frame's own replaces one that is missing or does not load. */
export function Hero({ banner, category }: HeroProps) {
  const [failed, setFailed] = useState(false)
  const art = useRef<HTMLImageElement>(null)
  useScrollFrame(() => {
    const offset = parallaxOffset(window.scrollY)
    if (art.current) art.current.style.transform = `translate3d(0, ${offset}px, 0)`
  })
  return (
    <div className={styles.hero}>
      <img
        ref={art}
        className={styles.art}
        src={(!failed && safeImage(banner)) || FALLBACK}
        alt=""
        width="750"
        height="480"
        fetchPriority="high"
        onError={() => setFailed(true)}
      />
      {category && <span className={styles.chip}>{category}</span>}
    </div>
  )
}

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
