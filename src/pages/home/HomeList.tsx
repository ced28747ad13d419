import type { ReactNode, RefObject } from 'react'
import styles from './HomeList.module.css'

/** The element that the early script fills and React takes over. */
export const HOME_LIST_ID = 'providers'

interface HomeListProps {
  listRef?: RefObject<HTMLDivElement | null>
  children?: ReactNode
}

/** The list's box; its groups are the children. Rendered like `ProviderCard`: no hooks here. */
export function HomeList({ listRef, children }: HomeListProps) {
  return (
    <div className={styles.list} id={HOME_LIST_ID} ref={listRef}>
      {children}
    </div>
  )
}

/** The placeholder of the list's first screen, in its own measures; every box costs time in the first frame. */
export function HomeSkeleton() {
  return (
    <div className={styles.list} id={HOME_LIST_ID} aria-busy="true">
      <p className="visually-hidden">正在加载服务商</p>
      <div className={styles.ghosts} aria-hidden="true">
        <div className={styles.ghostTitle} />
        {[0, 1, 2, 3, 4, 5].map((card) => (
          <div key={card} className={styles.ghost} />
        ))}
      </div>
    </div>
  )
}
