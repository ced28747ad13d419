import { currentVisit } from '@/bridge/environment'
import { BASE_PATH } from '@/lib/env'
import { PlainButton } from '@/ui/button/PlainButton'
import { countOpening, openApp } from './openApp'
import { LaunchPlace } from './tag/LaunchPlace'
import styles from './OpenAppBar.module.css'

export interface OpenAppBarProps {
  /** For tracking. */
  pageName: string
  /** A page inside the app; its home without it. */
  path?: string
}

/**
 * A bar at the lower edge that opens the app, for phones outside it. It reserves its own space at the end of the page.
 */
export function OpenAppBar({ pageName, path }: OpenAppBarProps) {
  const { visit } = currentVisit()
  if (visit === 'app' || visit === 'desktop') return null
  const open = () => openApp({ pageName, path })
  const button = (
    <PlainButton className={styles.open} onPress={open}>
      <span>打开</span>
    </PlainButton>
  )
  return (
    <div className={styles.space}>
      <aside className={styles.bar} data-floats aria-label="打开App">
        <img className={styles.logo} src={`${BASE_PATH}/logo.svg`} alt="" width="36" height="36" />
        <p className={styles.text}>打开App 体验更完整</p>
        {import.meta.env.VITE_WX_SIGNATURE_PATH && import.meta.env.VITE_WX_OPEN_APP_ID ? (
          <LaunchPlace
            path={path}
            onLaunch={() => countOpening({ pageName })}
            onError={() => void open()}
          >
            {button}
          </LaunchPlace>
        ) : (
          button
        )}
      </aside>
    </div>
  )
}
