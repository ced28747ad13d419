import { BASE_PATH } from '@/lib/env'
import { CHUNK_TEXT, LOAD_FAILED_TEXT } from '@/lib/failure/errors'
import styles from './StartFailure.module.css'

/** Replaces the app when its own code does not load. Rendered in the page's own HTML: no hooks here. */
export function StartFailure() {
  return (
    <main>
      <div className={styles.page} role="alert">
        <h1 className={styles.title}>{CHUNK_TEXT}</h1>
        <p>{LOAD_FAILED_TEXT}</p>
        <button className={styles.button} type="button">
          重新加载
        </button>
        <a className={styles.home} href={`${BASE_PATH}/`}>
          返回首页
        </a>
      </div>
    </main>
  )
}
