import type { Land } from '@/api/land'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { useCampaign } from '@/kit/page/useCampaign'
import { Tag } from '@/ui/button/Tag'
import { STATUS, addresses, factsOf, nameOf, numberOf } from './address'
import styles from './PlotCard.module.css'

/** The plot's name, number, description and status. */
export function PlotCard({ land }: { land: Land }) {
  const { label, tone, line } = STATUS[land.status]
  return (
    <section className={styles.card} aria-label="地块信息">
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 className={styles.name}>{nameOf(land)}</h2>
          <p className={styles.number}>{numberOf(land)}</p>
        </div>
        <Tag tone={tone} className={styles.tag}>
          {label}
        </Tag>
      </header>
      <FactsGrid facts={factsOf(land)} className={styles.facts} />
      {line !== '' && (
        <div className={styles.state}>
          <p>{line}</p>
          {land.status === 'ON_SALE' && <ViewSale landId={land.landId} />}
        </div>
      )}
    </section>
  )
}

function ViewSale({ landId }: { landId: string }) {
  const { track } = useCampaign()
  return (
    <ButtonLink
      small
      quiet
      to={addresses.sale(landId)}
      onClick={() => track('button', 'view-sale', { landId })}
    >
      去看看
    </ButtonLink>
  )
}
