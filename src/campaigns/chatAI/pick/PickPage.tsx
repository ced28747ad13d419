import { readCompanions } from '@/api/character'
import { useAnswer } from '@/kit/page/query/answer'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import type { ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import theme from '../ChatAI.module.css'
import { Sky } from '../sky/Sky'
import { LoginBar } from '../composer/LoginBar'
import { head } from '../head'
import { CompanionCard } from './CompanionCard'
import styles from './PickPage.module.css'
import { PickSkeleton } from './PickSkeleton'

/** Everybody who can be talked with. */
export function PickPage() {
  const query = useAnswer(readCompanions, { npcId: undefined })
  const shell = useShellState(query)
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
      skeleton={<PickSkeleton />}
      hero={
        <div className={styles.head}>
          <h1 className={styles.title}>{head.title}</h1>
          <p className={styles.line}>挑一位，聊聊今天</p>
        </div>
      }
      {...(state.name === 'GUEST' && { bottomBar: <LoginBar /> })}
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
