import type { Territory } from '@/api/territory'
import { ButtonLink } from '@/kit/open-app/PageLink'
import { refetchFailed } from '@/kit/query/queryClient'
import { useCampaign } from '@/kit/page/useCampaign'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { classes } from '@/ui/classes'
import { Avatar } from '@/ui/picture/Avatar'
import { useSheet } from './openSheet'
import { Conditions, RevenueCard, TopFive } from './TerritorySections'
import { addresses, dayOf, factsOf, plaqueOf } from './territoryState'
import { noteOf, type TerritoryView } from './territoryView'
import styles from './TerritoryContent.module.css'

/** The page below the hero, from the lord to the conditions. */
export function TerritoryContent({ view }: { view: TerritoryView }) {
  const { territory, relation } = view
  const { territoryId } = territory
  const isLord = relation === 'LORD'
  return (
    <>
      <LordCard territory={territory} isMe={isLord} />
      <ApplicationNote view={view} />
      {relation === 'NONE' && territory.status !== 'FREE' && <ToFreeOnes />}
      <dl className={styles.facts}>
        {factsOf(territory).map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {territory.status === 'OCCUPIED' && <PlaqueCard territory={territory} isMine={isLord} />}
      <RevenueCard key={territoryId} territoryId={territoryId} />
      <TopFive shownId={territoryId} />
      {!isLord && <Conditions view={view} />}
    </>
  )
}

interface LordCardProps {
  territory: Territory
  /** The person is the lord. */
  isMe: boolean
}

/** The lord; or that the territory has none. */
function LordCard({ territory, isMe }: LordCardProps) {
  const { status, lordName, lordAvatar, expireAt } = territory
  const isVacant = status !== 'OCCUPIED'
  const day = dayOf(expireAt)
  return (
    <section className={styles.lord} aria-label="领主">
      {isVacant ? (
        <span className={styles.seat} aria-hidden="true">
          ?
        </span>
      ) : (
        <Avatar src={lordAvatar} name={lordName} size={100} className={styles.avatar} />
      )}
      <div className={styles.who}>
        <p className={styles.lordName}>
          <span className={styles.nameText}>{isVacant ? '暂无领主' : lordName || '神秘领主'}</span>
          {isMe && <Tag tone="accent">我</Tag>}
        </p>
        <p className={styles.note}>
          {isVacant ? VACANT[status] : `领主${day && ` · 任期至 ${day}`}`}
        </p>
      </div>
    </section>
  )
}

const VACANT = {
  FREE: '一片沃野，静候它的主人',
  APPLYING: '认领申请正在审核',
  LOCKED: '领地还在建设中',
} as const satisfies Record<Exclude<Territory['status'], 'OCCUPIED'>, string>

/** The state of the person's own application; not rendered if there is none. */
function ApplicationNote({ view }: { view: TerritoryView }) {
  const { openLogin } = useCampaign()
  const note = noteOf(view)
  if (!note) return null
  return (
    <section className={classes(styles.application, note.bad && styles.bad)} aria-label="我的申请">
      <div className={styles.body}>
        {note.title && <p className={styles.title}>{note.title}</p>}
        <p className="muted">{note.text}</p>
      </div>
      {note.help && (
        <Button quiet small onPress={note.help === 'LOGIN' ? openLogin : refetchFailed}>
          {note.help === 'LOGIN' ? '登录' : '重新加载'}
        </Button>
      )}
    </section>
  )
}

/** For a person who came to claim a territory that is taken: links to the free ones. */
function ToFreeOnes() {
  const { track } = useCampaign()
  return (
    <p className={styles.free}>
      想拥有一块自己的领地？
      <ButtonLink small quiet to={addresses.free} onClick={() => track('button', 'free-claim')}>
        去认领空闲领地
      </ButtonLink>
    </p>
  )
}

interface PlaqueCardProps {
  territory: Territory
  /** The person is the lord, who can change it. */
  isMine: boolean
}

/** The lord's inscription on the territory. */
function PlaqueCard({ territory, isMine }: PlaqueCardProps) {
  const { track } = useCampaign()
  const [, setOpen] = useSheet()
  const plaque = plaqueOf(territory.glory, isMine)
  return (
    <section className={styles.plaque} aria-label="荣耀铭刻">
      <Laurel />
      {plaque.kind === 'words' ? (
        <figure className={styles.figure}>
          <blockquote className={styles.words}>{plaque.text}</blockquote>
          <figcaption className={styles.source}>
            {plaque.collectionName ? `铭刻自卡册「${plaque.collectionName}」` : '荣耀铭刻'}
            {plaque.tag && (
              <Tag tone={plaque.tag === '未通过' ? 'danger' : 'warn'}>{plaque.tag}</Tag>
            )}
          </figcaption>
        </figure>
      ) : (
        <p className={styles.empty}>{isMine ? '为这片领地刻下第一句话吧' : '这里还没有铭文'}</p>
      )}
      {isMine && (
        <Button
          quiet
          small
          onPress={() => {
            track('button', 'edit-glory', { territoryId: territory.territoryId })
            setOpen('glory')
          }}
        >
          编辑铭文
        </Button>
      )}
    </section>
  )
}

function Laurel() {
  return (
    <svg className={styles.laurel} viewBox="0 0 120 44" aria-hidden="true">
      <g fill="currentColor">
        <path d="M8 22h30v1.6H8zM82 22h30v1.6H82z" opacity=".6" />
        <path d="M46 34c-7-4-9-12-6-21 2 2 3 4 3 7 2-4 6-6 9-6-1 5-3 8-7 9 3 0 6 1 8 3-3 2-6 3-9 1 1 2 3 4 5 5zM74 34c7-4 9-12 6-21-2 2-3 4-3 7-2-4-6-6-9-6 1 5 3 8 7 9-3 0-6 1-8 3 3 2 6 3 9 1-1 2-3 4-5 5z" />
        <path d="M60 8l2.6 6 6.4.5-4.9 4.2 1.5 6.3L60 21.6 54.400 25l1.500-6.300-4.900-4.200 6.400-.5z" />
      </g>
    </svg>
  )
}
