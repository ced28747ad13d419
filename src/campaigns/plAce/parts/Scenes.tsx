import type { PlanetScene } from '@/api/planet'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Picture } from '@/ui/picture/Picture'
import { appPages, shortName } from '../place'
import styles from './Scenes.module.css'

interface ScenesProps {
  planetId: string
  scenes: readonly PlanetScene[]
}

/** The places of a planet, side by side; each is entered in the app. */
export function Scenes({ planetId, scenes }: ScenesProps) {
  const { pageName, track } = useCampaign()
  if (scenes.length === 0) return null
  const open = (sceneId: string) => {
    track('card', 'scene', { planetId, sceneId })
    void openApp({ pageName, path: appPages.scene(planetId, sceneId), counted: false })
  }
  return (
    <Card heading="星球场景">
      <ul className={styles.strip}>
        {scenes.map(({ sceneId, name, cover }, at) => (
          <li key={`${at}${sceneId}`} className={styles.item}>
            <button type="button" className={styles.scene} onClick={() => open(sceneId)}>
              <Picture src={cover} name={name} decorative ratio={4 / 3} className={styles.cover} />
              <span className={styles.name}>{shortName(name, '未命名场景')}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
