import { Card } from '@/kit/page/parts/Card'
import styles from './GiveGift.module.css'

const NOTES = [
  '转赠后资产即归对方，无法撤回，请核对受赠人。',
  '一次最多转赠9件；受赠人需完成实名认证。',
  '持有期未满、交易锁定等资产，暂不能转赠。',
  '转赠不是交易，请勿向对方收取任何费用。',
]

/** 「转赠须知」 */
export function Notes() {
  return (
    <Card heading="转赠须知">
      <ul className={styles.notes}>
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  )
}
