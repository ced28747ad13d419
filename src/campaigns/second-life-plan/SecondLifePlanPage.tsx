import { useState } from 'react'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { usePageView } from '@/tracking/usePageView'
import { Chapters } from './chapters/Chapters'
import { CurrentCard } from './chapters/CurrentCard'
import { Cover } from './cover/Cover'
import { head } from './head'
import { LifeCard } from './share/LifeCard'
import { PosterLayer } from './share/PosterLayer'
import { ShareCard } from './share/ShareCard'
import { Shelf } from './shelf/Shelf'
import { StorySkeleton } from './StorySkeleton'
import { useStory } from './useStory'
import styles from './SecondLifePlan.module.css'

/** 「第二人生计划」: a story in chapters, each of which is lived in the app. */
export function SecondLifePlanPage() {
  const { pageName, track } = useCampaign()
  const view = useStory()
  const { story, activityId, shareUid, progress } = view
  usePageView(pageName, { activityId, shareUid })
  const [layer, setLayer] = useState<'rules' | 'poster'>()
  const close = () => setLayer(undefined)
  const share = () => setLayer('poster')
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={view.shell}
      skeleton={<StorySkeleton />}
      hero={<Cover view={view} />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setLayer('rules')
          }}
        />
      }
    >
      {story && (
        <>
          {progress === 'finished' ? (
            <LifeCard view={view} onShare={share} />
          ) : (
            <CurrentCard view={view} />
          )}
          <Chapters steps={story.steps} />
          <Shelf view={view} rewards={story.rewards} />
          {progress !== 'finished' && <ShareCard view={view} onShare={share} />}
        </>
      )}
      <OpenAppBar pageName={pageName} />
      <PosterLayer open={layer === 'poster'} onClose={close} view={view} />
      <Rules open={layer === 'rules'} onClose={close} />
    </CampaignShell>
  )
}

interface RulesProps {
  open: boolean
  onClose: () => void
}

/** 「活动规则」 of the story. */
function Rules({ open, onClose }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <RuleSection heading="章节">
        <p>登录后开启故事，章节依次解锁：完成上一章，下一章才会打开。</p>
        <p>章节任务在App内完成，进度以App记录为准，回到本页会自动更新。</p>
      </RuleSection>
      <RuleSection heading="纪念品">
        <p>每完成一章，可领取对应的纪念品一份，数量有限，领完为止。</p>
        <p>部分纪念品的领取方式以短信发送，请填写可以接收短信的手机号；60秒后可再次发送。</p>
      </RuleSection>
      <RuleSection heading="其他">
        <p>活动结束后，故事与已领取的纪念品仍可在本页查看。</p>
        <p>纪念品不可转让、不可兑换现金。</p>
      </RuleSection>
    </RulesSheet>
  )
}
