import { useState } from 'react'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/tracking/usePageView'
import { Chapters } from './chapters/Chapters'
import { CurrentCard } from './chapters/CurrentCard'
import { Cover } from './cover/Cover'
import { head } from './head'
import { LifeCard } from './share/LifeCard'
import { Rules } from './Rules'
import styles from './SecondLifePlan.module.css'
import { StorySkeleton } from './StorySkeleton'
import { PosterLayer } from './share/PosterLayer'
import { ShareCard } from './share/ShareCard'
import { Shelf } from './shelf/Shelf'
import { useStory } from './useStory'

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
