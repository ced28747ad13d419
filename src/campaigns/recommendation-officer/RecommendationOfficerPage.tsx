import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { BadLink } from '@/kit/page/shell/BadLink'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { readVisitParams } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Certificate } from './Certificate'
import { Duties } from './Duties'
import { head } from './head'
import { MainBar } from './MainBar'
import { canLookForOwn, stageLine } from './officer'
import { OfficerSkeleton } from './OfficerSkeleton'
import { ShareLayer } from './ShareLayer'
import { Stage } from './Stage'
import { useOfficer } from './useOfficer'
import type { Action } from './officer'
import styles from './RecommendationOfficer.module.css'

/** 「首席推荐官」: an empty seat; taking it gives a certificate to share. */
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
      bottomBar={
        <MainBar
          action={view.action}
          activityId={activityId}
          onShare={() => setLayer('poster')}
          onNew={view.markNew}
        />
      }
    >
      <OwnLinks action={view.action} />
      <Duties />
      <ShareLayer
        open={layer === 'poster'}
        onClose={close}
        certificate={certificate}
        activityId={activityId}
        activityName={activityName}
        me={view.me}
      />
      <Rules open={layer === 'rules'} onClose={close} />
    </CampaignShell>
  )
}

/** Under the stage: an officer's invite link, and a guest's link to an earlier certificate. */
function OwnLinks({ action }: { action: Action }) {
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

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the officers. */
function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="就任">
        <p>活动期间，登录后点「立即就任」即可成为本次活动的首席推荐官。</p>
        <p>每个活动每人只有一席，席位有限，满员为止。</p>
      </RuleSection>
      <RuleSection heading="证书">
        <p>就任后获得写有姓名、编号与日期的证书，编号按就任先后生成，不可更改或转让。</p>
        <p>活动结束后，证书仍可在本页查看。</p>
      </RuleSection>
      <RuleSection heading="行为约定">
        <p>请只推荐自己体验过的内容，不夸大、不打扰他人。</p>
        <p>推荐官是荣誉称号。如有冒用、虚假宣传等行为，平台有权撤销称号。</p>
      </RuleSection>
    </RulesSheet>
  )
}
