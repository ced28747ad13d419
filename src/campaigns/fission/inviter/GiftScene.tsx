import { GiftBox } from '../hero/GiftBox'
import styles from './GiftScene.module.css'

/** The closed box on the poster, between its words and its ticket. */
export function GiftScene() {
  return (
    <div className={styles.scene}>
      <GiftBox isOpen={false} moves={false} shakes={0} />
    </div>
  )
}
