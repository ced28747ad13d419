import { ButtonLink } from '@/kit/open-app/PageLink'
import { useCampaign } from '@/kit/page/useCampaign'
import { canLookForOwn } from './officer'
import styles from './RecommendationOfficer.module.css'
import type { OfficerView } from './useOfficer'

/** Under the stage: an officer's way to invite, and a guest's to a certificate of before. */
export function OwnLinks({ view: { action } }: { view: OfficerView }) {
  const { track, loggedIn, openLogin } = useCampaign()
  if (action === 'share')
    return (
      <div className={styles.own}>
        <ButtonLink quiet wide to="/original-resident" onClick={() => track('button', 'invite')}>
          邀请好友
        </ButtonLink>
      </div>
    )
  if (!canLookForOwn(action, loggedIn)) return null
  return (
    <div className={styles.own}>
      <button type="button" className={styles.link} onClick={() => openLogin()}>
        已是推荐官？登录查看证书
      </button>
    </div>
  )
}
