import { useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CardAlbum, GameLevel } from '@/api/eliminateGame'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ActivityTimes } from '@/kit/page/shell/shellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { PeriodSection, RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { Bar } from '@/ui/Bar'
import { useLazyLayer } from '@/ui/useLazyLayer'
import { SkeletonBlock } from '@/ui/Skeleton'
import { totalProgress } from './album'
import { Albums } from './Albums'
import { GloryCard } from './GloryCard'
import { head } from './head'
import { LevelCard } from './LevelCard'
import { PackageCards } from './PackageCards'
import { appPathOf, useCards } from './useCards'
import styles from './CollectCardsPage.module.css'

const GAME = {
  name: 'GameScreen',
  load: () => import('./GameScreen'),
  failedText: '游戏加载失败，请稍后再试',
}

/** 「消除集卡」: match-three levels, albums of cards, packages, and an inscription for a complete album. */
export function CollectCardsPage() {
  const { pageName } = useCampaign()
  const [search] = useSearchParams()
  const cards = useCards()
  const { activityId, collectionId, territoryId, shell } = cards
  // Another album is no other entry.
  const [entered] = useState(collectionId)
  usePageView(pageName, { activityId, collectionId: entered, territoryId })
  const [isPlaying, setIsPlaying] = useState(false)
  const leave = () => setIsPlaying(false)
  const part = useLazyLayer(GAME, { open: isPlaying, onClose: leave })
  const [game, setGame] = useState<GameLevel>()
  const play = (level: GameLevel) => {
    setGame(level)
    setIsPlaying(true)
  }
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      state={shell}
      skeleton={<CardsSkeleton />}
      hero={<CardsHero albums={cards.albums.data ?? []} />}
      pills={<Rules times={cards.times} />}
    >
      <LevelCard cards={cards} onBoard={play} />
      <Albums cards={cards} />
      <PackageCards cards={cards} />
      <GloryCard cards={cards} />
      <OpenAppBar pageName={pageName} path={appPathOf(search)} />
      {part && game && (
        <part.GameScreen cards={cards} game={game} open={isPlaying} onLeave={leave} />
      )}
    </CampaignShell>
  )
}

/** The hero with the person's own progress; a guest's numbers are masked. */
function CardsHero({ albums }: { albums: readonly CardAlbum[] }) {
  const { loggedIn } = useCampaign()
  const { collected, total } = totalProgress(albums)
  if (albums.length === 0) return <Hero text="已收集 --" />
  if (!loggedIn)
    return (
      <Hero text={`已收集 --/${total}`}>
        <LoginButton small>登录后参与</LoginButton>
      </Hero>
    )
  const share = total > 0 ? collected / total : 0
  return <Hero share={share} text={`已收集 ${collected}/${total}`} />
}

/** The rules of the campaign. */
function Rules({ times }: { times: ActivityTimes | undefined }) {
  return (
    <RulesPill>
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
    </RulesPill>
  )
}

/** The page's skeleton. */
function CardsSkeleton() {
  return (
    <>
      <Card label="糖果闯关">
        <SkeletonBlock height={240} above={12} />
      </Card>
      <Card label="我的卡册">
        <SkeletonBlock height={520} above={12} />
      </Card>
    </>
  )
}

interface HeroProps {
  /** 0 to 1. */
  share?: number
  /** 「已收集 13/23」 */
  text: string
  /** Beside the progress, e.g. the login for guests. */
  children?: ReactNode
}

/** A land of sweets under a morning sky, and the progress of the albums. */
function Hero({ share = 0, text, children }: HeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.air} aria-hidden="true">
        <span className={styles.sweet} data-kind="0" />
        <span className={styles.sweet} data-kind="1" />
        <span className={styles.sweet} data-kind="3" />
        <span className={styles.sweet} data-kind="4" />
      </div>
      <h1 className={styles.title}>消除集卡</h1>
      <p className={styles.subtitle}>三颗一线，集齐整册</p>
      <div className={styles.progress}>
        <p className={styles.line}>{text}</p>
        <Bar share={share} className={styles.bar} />
        {children}
      </div>
    </header>
  )
}
