import { useRef } from 'react'
import { readCompanions } from '@/api/character'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { classes } from '@/ui/classes'
import theme from '../ChatAI.module.css'
import { ChatSkeleton } from '../ChatSkeleton'
import { Sky } from '../sky/Sky'
import { head } from '../head'
import { Away } from './Away'
import styles from './ChatPage.module.css'
import { Composer } from '../composer/Composer'
import { Header } from './Header'
import { LoginBar } from '../composer/LoginBar'
import { Messages } from '../messages/Messages'
import { useConversation } from './useConversation'
import { useVisibleBox } from '../composer/useVisibleBox'

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
