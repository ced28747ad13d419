import type { Asset } from '@/api/assets'
import { Picture } from '@/ui/picture/Picture'
import styles from './Confirm.module.css'

/** What is given, one below the other. */
export function AssetRows({ assets }: { assets: readonly Asset[] }) {
  return (
    <ul className={styles.assets} aria-label="转赠的资产">
      {assets.map(({ assetId, name, cover, serialNo }) => (
        <li key={assetId}>
          <Picture src={cover} name={name} decorative ratio={1} className={styles.cover} />
          <span className={styles.name}>{name || '未命名资产'}</span>
          <span className={styles.serial}>{serialNo}</span>
        </li>
      ))}
    </ul>
  )
}
