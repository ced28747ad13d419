import type { ProviderGroup as Group } from '@/api/providerGroups'
import { ProviderCard } from './ProviderCard'
import styles from './ProviderGroup.module.css'

/** Cards that are on the first screen of a phone. */
const EAGER_CARDS = 4

/** A category: its block is the anchor of the menu's links. Rendered like `ProviderCard`: no hooks here. */
export function ProviderGroup({ group, index }: { group: Group; index: number }) {
  const titleId = `title-${index}`
  return (
    <section className={styles.group} id={group.zoologyClassify} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {group.categoryName || '其他服务'}
      </h2>
      {group.items.length > 0 ? (
        <div className={styles.cards}>
          {group.items.map((provider, position) => (
            <ProviderCard
              key={`${provider.id}-${position}`}
              provider={provider}
              eager={index === 0 && position < EAGER_CARDS}
            />
          ))}
        </div>
      ) : (
        <p className={styles.none}>该分类暂无服务商</p>
      )}
    </section>
  )
}
