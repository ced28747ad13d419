import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Certificate } from './certificate/Certificate'
import { Duties } from './duties/Duties'
import { head } from './head'
import { MainBar } from './MainBar'
import { stageLine } from './officer'
import { OfficerSkeleton } from './OfficerSkeleton'
import { OwnLinks } from './OwnLinks'
import styles from './RecommendationOfficer.module.css'
import { Rules } from './duties/Rules'
import { ShareLayer } from './share/ShareLayer'
import { Stage } from './stage/Stage'
import { useOfficer } from './useOfficer'

/** 「首席推荐官」: an empty seat, and whoever takes it gets a certificate to share. */
export function RecommendationOfficerPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const { activityId, shareUid, from } = readVisitParams(params)
  usePageView(pageName, { activityId, shareUid, from })
  if (activityId === undefined)
    return (
      <BadLink
        title={head.title}
        text="活动链接有误"
        detail="请从活动页面或好友分享的链接重新进入"
        className={styles.theme}
      />
    )
  return <OfficerPage activityId={activityId} shareUid={shareUid} />
}

interface OfficerPageProps {
  activityId: string
  shareUid: string | undefined
}

function OfficerPage({ activityId, shareUid }: OfficerPageProps) {
  const { track } = useCampaign()
  const view = useOfficer(activityId, shareUid)
  const [layer, setLayer] = useState<'rules' | 'poster'>()
  const close = () => setLayer(undefined)
  const { certificate, activityName, isNew } = view
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={view.shell}
      skeleton={<OfficerSkeleton />}
      hero={
        <Stage line={stageLine(view)}>
          {certificate && (
            <Certificate words={certificate} activityName={activityName} isNew={isNew} />
          )}
        </Stage>
      }
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setLayer('rules')
          }}
        />
      }
      bottomBar={<MainBar view={view} onShare={() => setLayer('poster')} />}
    >
      <OwnLinks view={view} />
      <Duties />
      <ShareLayer open={layer === 'poster'} onClose={close} view={view} />
      <Rules open={layer === 'rules'} onClose={close} />
    </CampaignShell>
  )
}
