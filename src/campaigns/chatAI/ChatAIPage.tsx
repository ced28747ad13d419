import { Link, useSearchParams } from 'react-router-dom'
import { readCompanions, type Companion } from '@/api/character'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { withoutCampaign, type ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { idOf } from '@/lib/url/urlParams'
import { Avatar } from '@/ui/picture/Avatar'
import { SkeletonBlock } from '@/ui/Skeleton'
import { ChatPage } from './ChatPage'
import { Sky } from './ChatSkeleton'
import { head } from './head'
import theme from './ChatAI.module.css'
import styles from './ChatAIPage.module.css'

/** A companion to talk with, or all of them to choose from. */
export function ChatAIPage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const npcId = idOf(params.get('npcId'))
  usePageView(pageName, { npcId })
  return npcId === undefined ? <PickPage /> : <ChatPage key={npcId} npcId={npcId} />
}

/** All companions. */
function PickPage() {
  const query = useAnswer(readCompanions, { npcId: undefined })
  const shell = withoutCampaign(useShellState(query))
  const companions = (query.data ?? []).filter(({ npcId }) => npcId !== '')
  const state: ShellState =
    shell.name === 'READY' && query.data && companions.length === 0
      ? { name: 'EMPTY', text: '还没有伙伴在线，稍后再来' }
      : shell
  return (
    <CampaignShell
      title={head.title}
      className={theme.theme}
      dark
      state={state}
      pageSkeleton={<PickSkeleton />}
      hero={
        <div className={styles.head}>
          <h1 className={styles.title}>{head.title}</h1>
          <p className={styles.line}>挑一位，聊聊今天</p>
        </div>
      }
      bottomBar={state.name === 'GUEST' && <LoginButton wide />}
    >
      <Sky />
      {companions.length > 0 && (
        <ul className={styles.list}>
          {companions.map((companion) => (
            <li key={companion.npcId}>
              <CompanionCard companion={companion} />
            </li>
          ))}
        </ul>
      )}
    </CampaignShell>
  )
}

const TAGS = 3

/** A companion, with a link to its chat. */
function CompanionCard({ companion }: { companion: Companion }) {
  const { track } = useCampaign()
  const { npcId, status } = companion
  const name = companion.name || head.title
  return (
    <Link
      className={styles.card}
      to={`/chatAI?npcId=${encodeURIComponent(npcId)}`}
      onClick={() => track('card', 'npc', { npcId })}
    >
      <Avatar src={companion.avatar} name={name} size={128} />
      <span className={styles.words}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.tags}>
          {companion.tags.slice(0, TAGS).map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
        <span className={styles.greeting}>{companion.greeting.replace(/[*\n]+/g, ' ').trim()}</span>
      </span>
      {status === 'OFF' && <span className={styles.away}>暂时离开</span>}
    </Link>
  )
}

/** The skeleton of the list. */
function PickSkeleton() {
  return (
    <>
      <Sky />
      <div className={styles.head}>
        <p className={styles.title}>{head.title}</p>
        <p className={styles.line}>挑一位，聊聊今天</p>
      </div>
      <div className={styles.list}>
        {[0, 1, 2, 3].map((row) => (
          <SkeletonBlock key={row} className={styles.skeletonBlock} />
        ))}
      </div>
    </>
  )
}
