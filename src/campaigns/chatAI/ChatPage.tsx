import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { readCompanions } from '@/api/character'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { classes } from '@/ui/classes'
import { ChatSkeleton } from './ChatSkeleton'
import { Composer } from './Composer'
import { head } from './head'
import { Header } from './Header'
import { LoginBar } from './LoginBar'
import { Messages } from './Messages'
import { Sky } from './Sky'
import { useConversation } from './useConversation'
import styles from './Chat.module.css'
import theme from './ChatAI.module.css'

/** Where there is always somebody. */
const OTHERS = { to: '/chatAI', text: '看看其他伙伴' } as const

/** A conversation with a companion. */
export function ChatPage({ npcId }: { npcId: string }) {
  const query = useAnswer(readCompanions, { npcId })
  const companion = query.data?.[0]
  const shell = useShellState(query)
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
        skeleton={<ChatSkeleton />}
        hero={
          companion ? (
            <Header companion={companion} chat={chat} />
          ) : (
            <h1 className={styles.title}>{name}</h1>
          )
        }
        {...(companion && {
          bottomBar:
            companion.status === 'OFF' ? <Away /> : <Composer companion={companion} chat={chat} />,
        })}
        {...(state.name === 'GUEST' && { bottomBar: <LoginBar /> })}
      >
        {companion && (
          <>
            <Sky />
            <Messages companion={companion} chat={chat} />
          </>
        )}
      </CampaignShell>
    </div>
  )
}

/** In place of the field: nobody is there to answer. */
function Away() {
  return (
    <section aria-label="发消息" className={styles.away}>
      <p role="status">TA暂时离开了</p>
      <Link className={styles.others} to="/chatAI" replace>
        看看其他伙伴
      </Link>
    </section>
  )
}

/**
 * Keeps `--view-top` and `--view-height` on the element at the part of the page that the on-screen keyboard leaves: only
 * the visual viewport knows it. A pinch-zoomed page keeps the box of before.
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
