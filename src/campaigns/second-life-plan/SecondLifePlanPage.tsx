import { useState } from 'react'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { SkeletonCards } from '@/ui/Skeleton'
import { Chapters, CurrentCard } from './Chapters'
import { Cover } from './Cover'
import { head } from './head'
import { LifeCard, PosterLayer, ShareCard } from './ShareCards'
import { Shelf } from './Shelf'
import { useStory } from './useStory'
import styles from './SecondLifePlanPage.module.css'

/** 「第二人生计划」: a story in chapters, each of which is played in the app. */
export function SecondLifePlanPage() {
  const { pageName } = useCampaign()
  const { shell, story, activityId, shareUid, progress } = useStory()
  usePageView(pageName, { activityId, shareUid })
  const [isSharing, setIsSharing] = useState(false)
  const share = () => setIsSharing(true)
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<SkeletonCards heights={[240, 560]} />}
      hero={<Cover />}
      pills={<Rules />}
    >
      {story && (
        <>
          {progress === 'finished' ? <LifeCard onShare={share} /> : <CurrentCard />}
          <Chapters steps={story.steps} />
          <Shelf rewards={story.rewards} />
          {progress !== 'finished' && <ShareCard onShare={share} />}
        </>
      )}
      <OpenAppBar pageName={pageName} />
      <PosterLayer open={isSharing} onClose={() => setIsSharing(false)} />
    </CampaignShell>
  )
}

/** 「活动规则」 of the story. */
function Rules() {
  return (
    <RulesPill>
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
    </RulesPill>
  )
}
