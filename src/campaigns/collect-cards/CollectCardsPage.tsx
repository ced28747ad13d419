import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { GameLevel } from '@/api/eliminateGame'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { SidePill } from '@/kit/page/shell/SidePill'
import type { ActivityTimes } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { PeriodSection, RuleSection, RulesSheet } from '@/kit/rules/RulesSheet'
import { sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { Button } from '@/ui/button/Button'
import { totalProgress } from './albums/album'
import { Albums } from './albums/Albums'
import { appPathOf } from './cardsAddress'
import { CardsSkeleton } from './CardsSkeleton'
import { GloryCard } from './GloryCard'
import { head } from './head'
import { Hero } from './Hero'
import { LazyGame } from './LazyGame'
import { LevelCard } from './LevelCard'
import { PackageCards } from './packages/PackageCards'
import { useCards } from './useCards'
import type { Cards } from './useCards'
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

/** The hero with the person's own progress; a guest's numbers are masked. */
function CardsHero({ cards }: { cards: Cards }) {
  const { loggedIn, openLogin } = useCampaign()
  const albums = cards.albums.data
  if (!albums || albums.length === 0) return <Hero share={undefined} text="已收集 --" />
  const { collected, total } = totalProgress(albums)
  if (!loggedIn)
    return (
      <Hero share={undefined} text={`已收集 --/${total}`}>
        <Button small onPress={openLogin}>
          登录后参与
        </Button>
      </Hero>
    )
  const share = total > 0 ? collected / total : 0
  return <Hero share={share} text={`已收集 ${collected}/${total}`} />
}

interface RulesProps {
  open: boolean
  onClose: () => void
  times: ActivityTimes | undefined
}

/** What the page and the platform hold to. */
function Rules({ open, onClose, times }: RulesProps) {
  return (
    <RulesSheet open={open} onClose={onClose}>
      <PeriodSection times={times} />
      <RuleSection heading="怎么玩">
        交换相邻的两颗糖果，三颗或更多相同的连成一线即可消除。在规定步数内达到目标分数即完成本局；没有可走的步时会自动重新洗牌。拖动、先后点两颗，或用方向键都可以交换。
      </RuleSection>
      <RuleSection heading="掉落与次数">
        是否过关、星级、剩余次数与掉落的卡片由平台确定，以页面刷新后的结果为准。切到后台时游戏暂停；中途退出，本局成绩作废。
      </RuleSection>
      <RuleSection heading="卡册与礼包">
        卡片按卡册收集，礼包达到进度后可领取，每个礼包每人限领一次，数量有限，领完为止。数字资产请理性收藏，禁止炒作。
      </RuleSection>
      <RuleSection heading="铭刻荣耀">
        集齐整册并拥有自己的领地后，可以铭刻2-20个字，审核通过后展示。
      </RuleSection>
    </RulesSheet>
  )
}
