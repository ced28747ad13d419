import { formatAmount } from '@/kit/amounts/money'
import { Card } from '@/kit/page/parts/Card'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import styles from '../AssetDebut.module.css'
import { piecesText } from '../debut'
import type { Debut } from '../useDebut'

/** What it costs, how many there are, how many one may have. */
export function Facts({ debut: { release, floor } }: { debut: Debut }) {
  const { price, circulation, left, limitPerUser, bought } = release
  return (
    <Card label="发行信息">
      <p className={styles.price}>
        首发价 <b>{price === undefined ? '--' : `¥${formatAmount(price, 2)}`}</b>
        {floor !== undefined && (
          <span className={styles.floor}>市场地板价 ¥{formatAmount(floor, 2)}</span>
        )}
      </p>
      <FactsGrid
        facts={[
          { name: '发行量', value: piecesText(circulation) },
          { name: '剩余', value: piecesText(left) },
          { name: '每人限购', value: limitPerUser > 0 ? `${limitPerUser}份` : '不限' },
        ]}
      />
      {bought > 0 && <p className={styles.own}>你已购{bought}份</p>}
    </Card>
  )
}
