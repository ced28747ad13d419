import { Button } from '@/ui/button/Button'
import { PacketArt } from '../result/PacketArt'
import styles from './RainLayer.module.css'

interface StillDrawProps {
  isPractice: boolean
  onDraw: () => Promise<void>
}

/** The play of whoever wants less motion: the same chance, and nothing falls. */
export function StillDraw({ isPractice, onDraw }: StillDrawProps) {
  return (
    <div className={styles.still}>
      <PacketArt amount="" closed />
      <h2 className={styles.stillTitle}>已为你减少动态效果</h2>
      <p className={styles.stillText}>
        {isPractice ? '试玩不计奖励' : '无需点红包雨，中奖机会相同'}
      </p>
      <Button wide className={styles.gold} onPress={onDraw}>
        直接开奖
      </Button>
    </div>
  )
}
