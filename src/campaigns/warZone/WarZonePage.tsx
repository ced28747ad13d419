import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readDao, readLatestArena, type Arena } from '@/api/arena'
import { useServerNowAt } from '@/kit/clock/useServerNow'
import { OpenAppBar } from '@/kit/open-app/OpenAppBar'
import { Card } from '@/kit/page/parts/Card'
import { answerKey, useAnswer, withItsTime } from '@/kit/query/answer'
import { queryClient } from '@/kit/query/queryClient'
import { isFailed } from '@/kit/query/queryPart'
import { usePolling } from '@/kit/query/usePolling'
import { CampaignShell } from '@/kit/page/shell/CampaignShell'
import { withoutCampaign, type ShellState } from '@/kit/page/shell/shellState'
import { useShellState } from '@/kit/page/shell/useShellState'
import { useCampaign } from '@/kit/page/useCampaign'
import { usePageView } from '@/kit/page/usePageView'
import { RuleSection, RulesPill } from '@/kit/rules/RulesPill'
import { SharePill } from '@/kit/rules/SharePill'
import { parseServerTime } from '@/lib/serverClock'
import { shareUrl } from '@/lib/url/shareUrl'
import { idOf } from '@/lib/url/urlParams'
import { SkeletonCards } from '@/ui/Skeleton'
import { EmptyHero, Hero } from './Hero'
import { DaoCards } from './battle/DaoCards'
import { JoinCard } from './battle/JoinCard'
import { PhaseCard } from './battle/PhaseCard'
import { Reports } from './battle/Reports'
import { head } from './head'
import { isLate, joinOf, phaseOf, pollDelay } from './warZone'
import styles from './WarZonePage.module.css'

/** 「战区」: two DAOs, one lighthouse. */
export function WarZonePage() {
  const { pageName } = useCampaign()
  const [params] = useSearchParams()
  const daoId = idOf(params.get('daoId'))
  usePageView(pageName, { daoId })
  const battle = useBattle()
  const { arena, phase, shell } = battle
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={shell}
      skeleton={<SkeletonCards heights={[300, 620]} />}
      hero={arena && phase ? <Hero arena={arena} phase={phase} ownId={daoId} /> : <EmptyHero />}
      pills={
        <>
          <Rules />
          <SharePill
            content={{
              title: head.title,
              text: head.description,
              url: shareUrl('/warZone', { daoId }),
            }}
          />
        </>
      }
    >
      {arena && phase ? (
        <>
          <PhaseCard arena={arena} phase={phase} isLate={battle.isLate} />
          <JoinCard arena={arena} joins={battle.joins} />
          <Reports reports={arena.reports} />
          <Rewards reward={arena.reward} />
          <DaoCards arena={arena} ownId={daoId} />
        </>
      ) : (
        shell.name === 'EMPTY' && <p className={styles.hint}>上一赛季已经落幕，下一场正在集结</p>
      )}
      <OpenAppBar pageName={pageName} />
    </CampaignShell>
  )
}

/** The live battle: refetched while it is running or being settled, and visible. */
function useBattle() {
  const query = useAnswer(readLatestArena, undefined)
  const arena = query.data ?? undefined
  const phase = usePhase(arena)
  const [failures, setFailures] = useState(0)
  usePolling(
    async () => {
      try {
        // In the background: its failures are shown by the page alone.
        const answer = withItsTime(await readLatestArena(undefined, { silent: true }))
        queryClient.setQueryData(answerKey(readLatestArena, undefined), answer)
        setFailures(0)
      } catch (error) {
        setFailures((count) => count + 1)
        throw error
      }
    },
    {
      everyMs: pollDelay(phase ?? 'PREPARE', 0),
      delayAfter: (failures) => pollDelay(phase ?? 'PREPARE', failures),
      enabled: phase === 'FIGHTING' || phase === 'SETTLING',
    },
  )
  const joins = useJoins(arena, phase)
  return {
    arena,
    phase,
    shell: stateOf(useShellState(query), query.data === null),
    isLate: isLate(failures),
    joins,
  }
}

/** Changes at the start and at the end. */
function usePhase(arena: Arena | undefined) {
  const start = parseServerTime(arena?.startTime)
  const end = parseServerTime(arena?.endTime)
  const now = useServerNowAt([start, end])
  return arena && phaseOf(arena, now)
}

/** The action of each side's button for this person. */
function useJoins(arena: Arena | undefined, phase: Arena['status'] = 'PREPARE') {
  const { loggedIn } = useCampaign()
  const redId = arena?.red.daoId ?? ''
  const blueId = arena?.blue.daoId ?? ''
  const red = useAnswer(readDao, { daoId: redId }, { enabled: loggedIn && redId !== '' })
  const blue = useAnswer(readDao, { daoId: blueId }, { enabled: loggedIn && blueId !== '' })
  // If membership is unknown, the app decides.
  const ofRed = isFailed(red) || redId === '' ? null : red.data
  const ofBlue = isFailed(blue) || blueId === '' ? null : blue.data
  return {
    red: joinOf({ phase, loggedIn, own: ofRed, other: ofBlue }),
    blue: joinOf({ phase, loggedIn, own: ofBlue, other: ofRed }),
  }
}

function stateOf(asked: ShellState, isNone: boolean): ShellState {
  if (asked.name === 'READY' && isNone) return { name: 'EMPTY', text: '暂无战事' }
  return withoutCampaign(asked, false)
}

/** 「活动规则」 of the battles. */
function Rules() {
  return (
    <RulesPill>
      <RuleSection heading="阶段">
        <p>每场战斗分为备战、交战、结算、结束四个阶段，时间以平台为准。</p>
        <p>交战期间比分约每10秒更新一次，网络不佳时会延后。</p>
      </RuleSection>
      <RuleSection heading="参战">
        <p>加入任意一方的DAO即可参战，每人每场只能为一方出战，加入与助战在App内完成。</p>
        <p>结算期间不再计入新的得分。</p>
      </RuleSection>
      <RuleSection heading="奖励">
        <p>奖励按最终比分发放给双方成员；比分相同则双方都按胜方发放。</p>
        <p>如有刷分、外挂等行为，平台有权取消成绩。</p>
      </RuleSection>
    </RulesPill>
  )
}

/** The rewards of the winner and the loser. */
function Rewards({ reward }: Pick<Arena, 'reward'>) {
  if (!reward || (reward.winner === '' && reward.loser === '')) return null
  return (
    <Card heading="战利品">
      <dl className={styles.rewards}>
        <div className={styles.row}>
          <dt>胜方</dt>
          <dd>{reward.winner || '待公布'}</dd>
        </div>
        <div className={styles.row}>
          <dt>败方</dt>
          <dd>{reward.loser || '待公布'}</dd>
        </div>
      </dl>
    </Card>
  )
}
