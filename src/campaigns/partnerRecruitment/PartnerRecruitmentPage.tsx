import { useState } from 'react'
import blackGold from '@/kit/agent/blackGold.module.css'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/tracking/usePageView'
import { classes } from '@/ui/classes'
import { Faq } from './about/Faq'
import { News } from './about/News'
import { Rules } from './about/Rules'
import { ApplyLayer } from './apply/ApplyLayer'
import { head } from './head'
import { Hero } from './hero/Hero'
import { InviteLayer } from './InviteLayer'
import { Levels } from './Levels'
import type { Layer } from './recruitment'
import { RecruitmentSkeleton } from './RecruitmentSkeleton'
import { LandCard } from './status/LandCard'
import { MainBar } from './status/MainBar'
import { StatusCard } from './status/StatusCard'
import { TeamCard } from './TeamCard'
import { useRecruitment } from './useRecruitment'
import styles from './PartnerRecruitment.module.css'

/** 「邀请好友」: the levels of partners, the way to become one, and for partners the way to invite. */
export function PartnerRecruitmentPage() {
  const { pageName, track } = useCampaign()
  const recruitment = useRecruitment()
  const { link, shell, levels, level } = recruitment
  usePageView(pageName, link)
  const [layer, setLayer] = useState<Layer>()
  const close = () => setLayer(undefined)
  return (
    <CampaignShell
      title={head.title}
      className={classes(blackGold.theme, styles.theme)}
      dark
      state={shell}
      skeleton={<RecruitmentSkeleton />}
      hero={<Hero inviter={recruitment.inviter} />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setLayer('rules')
          }}
        />
      }
      bottomBar={<MainBar recruitment={recruitment} onOpen={setLayer} />}
    >
      <News />
      <StatusCard recruitment={recruitment} />
      <TeamCard recruitment={recruitment} onPoster={() => setLayer('poster')} />
      <LandCard standing={recruitment.standing} />
      {levels && <Levels levels={levels} chosen={level} onChoose={recruitment.choose} />}
      <Faq />
      <ApplyLayer open={layer === 'apply'} onClose={close} recruitment={recruitment} />
      <InviteLayer open={layer === 'poster'} onClose={close} recruitment={recruitment} />
      <Rules open={layer === 'rules'} onClose={close} />
    </CampaignShell>
  )
}
