import { FEED_PAGE_SIZE, listHomeFeed, listUserMoments } from '@/api/feed'
import { readUserInfo } from '@/api/login'
import type { Planet, PlanetScene, PlanetVisit } from '@/api/planet'
import { useRolling } from '@/kit/amounts/useRolling'
import { FeedRow } from '@/kit/feed/FeedRow'
import { MomentFeed } from '@/kit/feed/MomentFeed'
import { momentIdOf, publishedOf } from '@/kit/feed/feed'
import { usePages } from '@/kit/query/pagedQuery'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { openApp } from '@/kit/open-app/openApp'
import { Card } from '@/kit/page/parts/Card'
import { FactsGrid } from '@/kit/page/parts/FactsGrid'
import { QueryView } from '@/kit/query/QueryView'
import { useAnswer } from '@/kit/query/answer'
import { useCampaign } from '@/kit/page/useCampaign'
import { PersonCard } from '@/kit/people/PersonCard'
import { formatCount } from '@/lib/format/formatCount'
import { groupNumber } from '@/lib/format/groupNumber'
import { SkeletonLines } from '@/ui/Skeleton'
import { PlainButton } from '@/ui/button/PlainButton'
import { Tag } from '@/ui/button/Tag'
import { Picture } from '@/ui/picture/Picture'
import { planetPages, gateOf, guestNoText, ownerLine, shortName, visitCountOf } from './place'
import styles from './PlanetBody.module.css'

interface PlanetBodyProps {
  planetId: string
  planet: Planet
  visit: PlanetVisit | undefined
}

/** The visible parts of a planet: all of it, its owner alone, or only that it is closed. */
export function PlanetBody({ planetId, planet, visit }: PlanetBodyProps) {
  const gate = gateOf(planet)
  if (gate === 'open')
    return (
      <>
        <VisitCard planet={planet} visit={visit} />
        <OwnerCard planet={planet} />
        <Scenes planetId={planetId} scenes={planet.scenes} />
        <OwnMoments uid={planet.ownerUid} />
        <MoreMoments />
      </>
    )
  return (
    <>
      {gate === 'private' && <OwnerCard planet={planet} />}
      <Elsewhere />
    </>
  )
}

/** Alternatives to a planet that takes no landings. */
export function Elsewhere() {
  const { pageName } = useCampaign()
  return (
    <>
      <MoreMoments />
      <OpenAppBar pageName={pageName} />
    </>
  )
}

/** The visitor's number, and the number of visits. */
function VisitCard({ planet, visit }: { planet: Planet; visit: PlanetVisit | undefined }) {
  const total = visitCountOf(planet, visit)
  const facts = [
    { name: '累计到访', value: formatCount(useRolling(total)) },
    { name: '今日到访', value: formatCount(planet.todayVisitCount) },
    { name: '此刻在线', value: formatCount(planet.onlineCount) },
  ]
  return (
    <Card label="到访记录" className={styles.card}>
      <div className={styles.entry}>
        <Entry visit={visit} before={planet.visitCount} />
        {visit?.firstToday && (
          <p className={styles.stamp}>
            今日
            <br />
            首访
          </p>
        )}
      </div>
      <FactsGrid facts={facts} />
    </Card>
  )
}

interface EntryProps {
  visit: PlanetVisit | undefined
  /** The number that the roll starts from. */
  before: number
}

function Entry({ visit, before }: EntryProps) {
  const number = guestNoText(visit)
  const shown = useRolling(visit?.guestNo || before)
  if (number === '')
    return (
      <p className={styles.words}>
        <b className={styles.welcome}>欢迎来做客</b>
        <span className={styles.note}>轻轻拨动星球，四处看看</span>
      </p>
    )
  return (
    <p className={styles.words} role="status">
      <span className="visually-hidden">你是第{number}位访客</span>
      <span aria-hidden="true">
        你是第<b className={styles.number}>{groupNumber(shown)}</b>位访客
      </span>
      <span className={styles.note}>轻轻拨动星球，四处看看</span>
    </p>
  )
}

/** The planet's owner. The owner's own call only adds a line; the card does not need it. */
function OwnerCard({ planet: { ownerUid, ownerName, ownerAvatar } }: { planet: Planet }) {
  const owner = useAnswer(readUserInfo, { uid: ownerUid }, { enabled: ownerUid !== '' })
  return (
    <PersonCard
      label="星球主人"
      avatar={ownerAvatar}
      name={shortName(ownerName, '神秘主人')}
      line={ownerLine(owner.data)}
      aside={<Tag>主人</Tag>}
    />
  )
}

/** The sights of a planet, side by side; each opens in the app. */
function Scenes({ planetId, scenes }: { planetId: string; scenes: readonly PlanetScene[] }) {
  const { pageName, track } = useCampaign()
  if (scenes.length === 0) return null
  const open = (sceneId: string) => {
    track('card', 'scene', { planetId, sceneId })
    return openApp({ pageName, path: planetPages.scene(planetId, sceneId), counted: false })
  }
  return (
    <Card heading="星球场景">
      <ul className={styles.strip}>
        {scenes.map(({ sceneId, name, cover }, at) => (
          <li key={`${at}${sceneId}`} className={styles.item}>
            <PlainButton className={styles.scene} onPress={() => open(sceneId)}>
              <Picture src={cover} name={name} decorative ratio={4 / 3} className={styles.cover} />
              <span className={styles.name}>{shortName(name, '未命名场景')}</span>
            </PlainButton>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const SHOWN = 3

/** The owner's latest moments; a failure is shown only here. */
function OwnMoments({ uid }: { uid: string }) {
  const query = useAnswer(
    listUserMoments,
    { uid, pageNo: 1, pageSize: FEED_PAGE_SIZE },
    { enabled: uid !== '', select: ({ list }) => publishedOf(list) },
  )
  if (uid === '') return null
  return (
    <Card heading="主人的最新动态">
      <QueryView
        query={query}
        small
        skeleton={<SkeletonLines count={4} className={styles.skeleton} />}
      >
        {(moments) =>
          moments.length === 0 ? (
            <p className={styles.none}>主人还没有发布动态</p>
          ) : (
            <ul className={styles.list}>
              {moments.slice(0, SHOWN).map((moment, at) => (
                <li key={`${at}${moment.momentId}`}>
                  <FeedRow moment={moment} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}

/** Moments of other planets, page by page. */
function MoreMoments() {
  const query = usePages(
    listHomeFeed,
    { scene: 'PLANET', pageSize: FEED_PAGE_SIZE },
    { idOf: momentIdOf, shown: publishedOf },
  )
  return (
    <Card heading="更多星球动态">
      <MomentFeed query={query} label="更多星球动态" empty="其他星球都很安静" />
    </Card>
  )
}
