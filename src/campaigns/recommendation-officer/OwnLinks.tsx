import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { canLookForOwn } from './officer'
import styles from './RecommendationOfficer.module.css'
import type { OfficerView } from './useOfficer'

/** Under the stage: an officer's way to invite, and a guest's to a certificate of before. */
export function OwnLinks({ view: { action } }: { view: OfficerView }) {
  const { pageName, track, loggedIn, openLogin } = useCampaign()
  const openPage = useOpenPage(pageName)
  if (action === 'share')
    return (
      <div className={styles.own}>
        <Button
          quiet
          wide
          onPress={() => {
            track('button', 'invite')
            openPage('/original-resident')
          }}
        >
          邀请好友
        </Button>
      </div>
    )
  if (!canLookForOwn(action, loggedIn)) return null
  return (
    <div className={styles.own}>
      <button type="button" className={styles.link} onClick={openLogin}>
        已是推荐官？登录查看证书
      </button>
    </div>
  )
}
