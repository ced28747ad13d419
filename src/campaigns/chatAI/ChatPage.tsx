import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { readCompanions, type Companion } from '@/api/character'
import { LoginButton } from '@/kit/page/parts/LoginButton'
import { useAnswer } from '@/kit/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { withoutCampaign, type ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { classes } from '@/ui/classes'
import { UsersIcon } from '@/ui/icons'
import { Avatar } from '@/ui/picture/Avatar'
import { ChatSkeleton, Sky } from './ChatSkeleton'
import { Composer } from './Composer'
import { isWaiting, type Conversation } from './conversation'
import { head } from './head'
import { Messages } from './Messages'
import { useConversation } from './useConversation'
import theme from './ChatAI.module.css'
import styles from './ChatPage.module.css'

/** The link of empty states: the list always has companions. */
const OTHERS = { to: '/chatAI', text: '看看其他伙伴' } as const

/** A conversation with a companion. */
export function ChatPage({ npcId }: { npcId: string }) {
  const query = useAnswer(readCompanions, { npcId })
  const companion = query.data?.[0]
  const shell = withoutCampaign(useShellState(query))
  const chat = useConversation(npcId, companion)
  const box = useRef<HTMLDivElement>(null)
  useVisibleBox(box)
  const state: ShellState =
    shell.name === 'READY' && query.data && !companion
      ? { name: 'EMPTY', text: '没有找到这位伙伴', way: OTHERS }
      : shell
  const name = companion?.name || head.title
  return (
    <div ref={box}>
      <CampaignShell
        title={name}
        className={classes(theme.theme, companion && theme.chat)}
        dark
        state={state}
        pageSkeleton={<ChatSkeleton />}
        hero={
          companion ? (
            <Header companion={companion} conversation={chat.conversation} left={chat.left} />
          ) : (
            <h1 className={styles.title}>{name}</h1>
          )
        }
        bottomBar={
          state.name === 'GUEST' ? (
            <LoginButton wide />
          ) : companion?.status === 'OFF' ? (
            <Away />
          ) : (
            companion && (
              <Composer
                companion={companion}
                conversation={chat.conversation}
                draft={chat.draft}
                error={chat.error}
                isUsedUp={chat.left === 0}
                onWrite={chat.write}
                onSend={chat.send}
                onStop={chat.typed}
              />
            )
          )
        }
      >
        {companion && (
          <>
            <Sky />
            <Messages
              companion={companion}
              conversation={chat.conversation}
              isUsedUp={chat.left === 0}
              onTyped={chat.typed}
              onSuggest={chat.suggest}
              onRetry={chat.retry}
            />
          </>
        )}
      </CampaignShell>
    </div>
  )
}

/** Replaces the field while the companion is away. */
function Away() {
  return (
    <section aria-label="发消息" className={styles.away}>
      <p role="status">TA暂时离开了</p>
      <Link className={styles.way} to="/chatAI" replace>
        看看其他伙伴
      </Link>
    </section>
  )
}

/**
 * Sets `--view-top` and `--view-height` on the element to the part of the page that the on-screen keyboard leaves: only
 * the visual viewport has it. While pinch-zoomed the earlier values are kept.
 */
function useVisibleBox(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return undefined
    const follow = () => {
      if (view.scale > 1.01) return
      const style = element.current?.style
      style?.setProperty('--view-top', `${Math.max(0, Math.round(view.offsetTop))}px`)
      style?.setProperty('--view-height', `${Math.round(view.height)}px`)
    }
    follow()
    view.addEventListener('resize', follow)
    view.addEventListener('scroll', follow)
    return () => {
      view.removeEventListener('resize', follow)
      view.removeEventListener('scroll', follow)
    }
  }, [element])
}

interface HeaderProps {
  companion: Companion
  conversation: Conversation
  /** Undefined: unknown. */
  left: number | undefined
}

/** The companion, its state, and how many messages are left today. */
function Header({ companion, conversation, left }: HeaderProps) {
  const isThinking = isWaiting(conversation)
  const isAway = companion.status === 'OFF'
  const name = companion.name || head.title
  return (
    <header
      className={styles.header}
      data-emotion={conversation.emotion}
      data-thinking={isThinking || undefined}
      data-away={isAway || undefined}
    >
      <span className={styles.halo}>
        <Avatar src={companion.avatar} name={name} size={88} className={styles.avatar} />
      </span>
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.status}>
          <span role="status">{isThinking ? '正在思考…' : isAway ? '暂时离开' : '在线'}</span>
          {!isAway && <span>{quotaText(companion, left)}</span>}
        </p>
      </div>
      <Link className={styles.others} to="/chatAI" aria-label="换个伙伴">
        <UsersIcon />
      </Link>
    </header>
  )
}

/** The number left is unknown before the first answer. */
function quotaText({ dailyQuota }: Companion, left: number | undefined): string {
  if (left !== undefined) return `今日剩余${left}次`
  return dailyQuota === undefined ? '' : `每日可聊${dailyQuota}次`
}
