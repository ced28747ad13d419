import { Card } from '@/kit/page/parts/Card'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import styles from '../Newcomers.module.css'

/** The plan is a person's own: whoever is nobody yet logs in first. */
export function GuestCard() {
  const { openLogin } = useCampaign()
  return (
    <Card label="登录" className={styles.notice}>
      <p className={styles.noticeTitle}>登录后领取你的成长清单</p>
      <p className={styles.noticeText}>完成清单上的事，种子就会慢慢发芽</p>
      <Button wide onPress={openLogin}>
        登录
      </Button>
    </Card>
  )
}
