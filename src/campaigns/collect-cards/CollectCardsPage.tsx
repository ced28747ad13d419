import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { GameLevel } from '@/api/eliminateGame'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import { useCampaign } from '@/kit/page/useCampaign'
import { sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Albums } from './albums/Albums'
import { appPathOf } from './cardsAddress'
import { CardsHero } from './CardsHero'
import { CardsSkeleton } from './CardsSkeleton'
import { LazyGame } from './game/LazyGame'
import { GloryCard } from './glory/GloryCard'
import { head } from './head'
import { LevelCard } from './levels/LevelCard'
import { PackageCards } from './packages/PackageCards'
import { Rules } from './Rules'
import { useCards } from './useCards'
import styles from './CollectCards.module.css'

/** 「消除集卡」: levels of sweets to match, albums of cards, packages, and glory for a whole album. */
export function CollectCardsPage() {
  const { pageName, track } = useCampaign()
  const [search] = useSearchParams()
  const cards = useCards()
  const { activityId, collectionId, territoryId } = cards
  usePageView(pageName, {
    activityId,
    collectionId,
    territoryId,
    from: sourceOf(search.get('from')),
  })
  const [rulesOpen, setRulesOpen] = useState(false)
  const [playing, setPlaying] = useState<GameLevel>()
  const { shell } = cards
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<CardsSkeleton />}
      hero={<CardsHero cards={cards} />}
      pills={
        <SidePill
          label="规则"
          onPress={() => {
            track('button', 'rule')
            setRulesOpen(true)
          }}
        />
      }
    >
      <LevelCard cards={cards} shell={shell.name} onBoard={setPlaying} />
      <Albums cards={cards} />
      <PackageCards cards={cards} shell={shell.name} />
      <GloryCard cards={cards} />
      <OpenAppBar pageName={pageName} path={appPathOf(search)} />
      <Rules open={rulesOpen} onClose={() => setRulesOpen(false)} times={cards.times} />
      <LazyGame game={playing} cards={cards} onLeave={() => setPlaying(undefined)} />
    </CampaignShell>
  )
}
