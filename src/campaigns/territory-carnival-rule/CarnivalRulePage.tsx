import { useSearchParams } from 'react-router-dom'
import { getActivityById } from '@/api/activity'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { useAnswer } from '@/kit/page/query/answer'
import { phaseOf } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleDoc } from '@/kit/rules/doc/RuleDoc'
import { parseServerTime } from '@/lib/serverClock'
import { idOf } from '@/lib/url/urlParams'
import { SkeletonBlock } from '@/ui/Skeleton'
import { head } from './head'
import { BUILT_IN_RULES } from './builtIn'
import { PHASE_LABELS, datesText } from './carnivalDates'
import styles from './CarnivalRulePage.module.css'
import { FerrisWheelIcon } from './FerrisWheelIcon'

/** Dates, rewards and fine print of the territory season. */
export function CarnivalRulePage() {
  const { track } = useCampaign()
  const [params] = useSearchParams()
  const activityId = idOf(params.get('activityId'))
  return (
    <RuleDoc
      type="CARNIVAL_RULES"
      title={head.title}
      icon={<FerrisWheelIcon />}
      builtInHtml={BUILT_IN_RULES}
      facts={<Season activityId={activityId} />}
      className={styles.theme}
      footer={
        <ButtonLink
          wide
          className={styles.back}
          to={`/territory-carnival${activityId ? `?activityId=${activityId}` : ''}`}
          onClick={() => track('button', 'back-carnival')}
        >
          回到活动
        </ButtonLink>
      }
    />
  )
}

/** The season's times, in the platform's zone; not rendered if they cannot be read. */
function Season({ activityId }: { activityId: string | undefined }) {
  const { data, isPending } = useAnswer(getActivityById, { activityId })
  const now = useServerNowAt([
    parseServerTime(data?.startTime ?? ''),
    parseServerTime(data?.endTime ?? ''),
  ])
  if (isPending) return <SkeletonBlock className={styles.skeleton} />
  const dates = data && datesText(data)
  if (!data || (!dates && !data.status)) return null
  const phase = phaseOf(data, now)
  return (
    <div className={styles.season}>
      <span className={styles.chip} data-phase={phase}>
        {PHASE_LABELS[phase]}
      </span>
      {dates && <p className={styles.dates}>{dates}</p>}
    </div>
  )
}
