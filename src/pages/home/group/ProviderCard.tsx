import type { ProviderCard as Provider } from '@/api/providerGroups'
import { UNNAMED_PROVIDER } from '@/kit/unnamedProvider'
import { BASE_PATH } from '@/lib/env'
import { formatCount } from '@/lib/format/formatCount'
import { safeImage } from '@/lib/url/safeUrl'
import { paths } from '@/paths'
import styles from './ProviderCard.module.css'

interface ProviderCardProps {
  provider: Provider
  /** Cards of the first screen load their pictures at once. */
  eager: boolean
}

/**
 * A provider's card (specification section 2). Rendered by React and, before React is mounted, by the early script from
 * the same source: no hooks here, and its taps are handled by the list (`useListTaps`).
 */
export function ProviderCard({ provider, eager }: ProviderCardProps) {
  const name = provider.name || UNNAMED_PROVIDER
  const cover = safeImage(provider.cardCover)
  const face = safeImage(provider.headPortrait)
  const loading = eager ? 'eager' : 'lazy'
  const glyph = Array.from(name)[0]
  return (
    <article className={styles.card}>
      <div className={styles.cover} data-glyph={glyph}>
        {cover ? (
          <img
            className={styles.picture}
            src={cover}
            alt=""
            width="330"
            height="220"
            loading={loading}
            decoding="async"
            data-stand-in=""
          />
        ) : null}
        {provider.serve ? <span className={styles.serve}>{provider.serve}</span> : null}
      </div>
      <div className={styles.who}>
        <span className={styles.face} data-glyph={glyph}>
          {face ? (
            <img
              className={styles.picture}
              src={face}
              alt=""
              width="48"
              height="48"
              loading={loading}
              decoding="async"
              data-stand-in=""
            />
          ) : null}
        </span>
        <h3 className={styles.name}>
          <NameLink id={provider.id} name={name} />
        </h3>
      </div>
      <div className={styles.foot}>
        <p className={styles.counts}>
          {`粉丝 ${formatCount(provider.followerCount)}\n作品 ${formatCount(provider.productionCount)}`}
        </p>
        <button className={styles.follow} type="button" aria-label={`关注${name}`}>
          关注
        </button>
      </div>
    </article>
  )
}

/** A provider without an id has no page. */
function NameLink({ id, name }: { id: string; name: string }) {
  if (!id) return name
  return (
    <a className={styles.link} href={`${BASE_PATH}${paths.provider(id)}`}>
      {name}
    </a>
  )
}
