import { readAgentTerritory } from '@/api/agent'
import { currentVisit } from '@/bridge/environment'
import { PageLink } from '@/kit/open-app/PageLink'
import { Card } from '@/kit/page/parts/Card'
import { useAnswer } from '@/kit/page/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { classes } from '@/ui/classes'
import { ChevronRightIcon } from '@/ui/icons'
import styles from '../PartnerRecruitment.module.css'
import { landWords } from '../recruitment'
import type { Standing } from '../recruitment'

/** How far the territory is that a partner is given; not there when there is none, or nobody can say. */
export function LandCard({ standing }: { standing: Standing }) {
  const { loggedIn } = useCampaign()
  const land = useAnswer(readAgentTerritory, undefined, { enabled: loggedIn })
  const words = loggedIn && standing !== 'guest' ? landWords(land.data) : undefined
  if (!words) return null
  const { text, bad, territoryId } = words
  return (
    <Card heading={currentVisit().visit === 'wechat' ? '我的领地' : '领地奖励'}>
      {territoryId === undefined ? (
        <p className={classes(styles.land, bad && styles.bad)}>{text}</p>
      ) : (
        <PageLink to={`/territory?territoryId=${territoryId}`} className={styles.land}>
          {text}
          <ChevronRightIcon />
        </PageLink>
      )}
    </Card>
  )
}
