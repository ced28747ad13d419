import { refetchFailed } from '@/kit/page/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { statusWords } from '../recruitment'
import styles from './StatusCard.module.css'
import { StandingArt } from '../hero/StandingArt'
import type { Recruitment } from '../useRecruitment'

/** How the person stands, and what helps where that is not known. */
export function StatusCard({ recruitment: { standing, agent } }: { recruitment: Recruitment }) {
  const { openLogin } = useCampaign()
  const { title, text } = statusWords(standing, agent)
  return (
    <section
      className={styles.card}
      aria-label="我的状态"
      aria-busy={standing === 'asking' || undefined}
      data-standing={standing}
    >
      <StandingArt standing={standing} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
      </div>
      {standing === 'guest' && (
        <Button small quiet onPress={openLogin}>
          登录
        </Button>
      )}
      {standing === 'unknown' && (
        <Button small quiet onPress={refetchFailed}>
          重试
        </Button>
      )}
    </section>
  )
}
