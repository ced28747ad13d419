import { ProviderSkeleton } from './ProviderSkeleton'
import styles from './ProviderShell.module.css'

/** The skeleton in the page's own document, with a picture as the banner's placeholder. */
export function ProviderShell() {
  return <ProviderSkeleton heroClass={styles.night} />
}
