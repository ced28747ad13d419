import { classes } from '@/ui/classes'
import styles from './ProviderSkeleton.module.css'

/** The placeholder of the provider, in the page's own measures. It is in the app's first chunk: kept small. */
export function ProviderSkeleton({ heroClass }: { heroClass?: string | undefined }) {
  return (
    <div className={styles.page} aria-busy="true">
      <h1 className="visually-hidden">正在加载服务商</h1>
      <div className={classes(styles.hero, heroClass)} />
      <div className={styles.body} aria-hidden="true">
        <div className={styles.identity}>
          <div className={styles.avatar} />
          <div className={styles.name} />
          <div className={styles.line} />
          <div className={styles.counts} />
        </div>
        {[0, 1].map((block) => (
          <div key={block} className={styles.block}>
            <div className={styles.title} />
            <div className={styles.text} />
          </div>
        ))}
      </div>
    </div>
  )
}
