import { useCallback, useRef, useState } from 'react'
import { failureOf } from '@/api/core/verdict/failure'
import type { MomentQuest } from '@/api/moment'
import { listVerticalTasks, type TaskStatus } from '@/api/tasks'
import { celebrate } from '@/kit/claim/celebrate'
import { fetchAnswer, useAnswer } from '@/kit/query/answer'
import { isSignedOut } from '@/kit/query/queryPart'
import { useCampaign } from '@/kit/page/useCampaign'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { after } from '@/lib/after'
import { Button } from '@/ui/button/Button'
import { Tag } from '@/ui/button/Tag'
import { CheckIcon, GiftIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast/toast'
import { isDecided, questStateOf, questTitle, readSecondsOf, statusIn } from './questState'
import type { QuestState } from './questState'
import { ReadingBar } from './ReadingBar'
import { QuestRing } from './ring/QuestRing'
import styles from './QuestBar.module.css'

/** The moment's task, for this person. Another task has another bar. */
export function TaskBar({ quest }: { quest: MomentQuest }) {
  const campaign = useCampaign()
  const { taskId } = quest
  const tasks = useAnswer(listVerticalTasks, { scene: 'MOMENT' }, { enabled: campaign.loggedIn })
  const loggedIn = campaign.loggedIn && !isSignedOut(tasks)
  const { read, ...on } = useQuest(taskId)
  const onClaim = useClaim(quest)
  const state = questStateOf({ quest, loggedIn, status: statusIn(tasks.data, taskId), read })
  return <QuestBar quest={quest} state={state} {...on} onClaim={onClaim} />
}

interface QuestBarProps {
  quest: MomentQuest
  state: QuestState
  onStart: () => void
  /** @param bar has the colours of the task */
  onRead: (bar: Element) => void
  onClaim: () => Promise<void>
}

/** The state of the moment's task, at the top of the page. */
function QuestBar({ onRead, ...rest }: QuestBarProps) {
  const bar = useRef<HTMLElement>(null)
  const onReadToEnd = useCallback(() => {
    if (bar.current) onRead(bar.current)
  }, [onRead])
  return (
    <section ref={bar} className={styles.quest} aria-label="浏览任务" tabIndex={-1}>
      <StateBar {...rest} onReadToEnd={onReadToEnd} />
    </section>
  )
}

type StateBarProps = Omit<QuestBarProps, 'onRead'> & { onReadToEnd: () => void }

function StateBar({ quest, state, ...on }: StateBarProps) {
  const seconds = readSecondsOf(quest)
  const { rewardText } = quest
  switch (state) {
    case 'READING':
      return (
        <ReadingBar
          seconds={seconds}
          rewardText={rewardText}
          onStart={on.onStart}
          onRead={on.onReadToEnd}
        />
      )
    case 'FINISHED':
      return <FinishedBar rewardText={rewardText} onClaim={on.onClaim} />
    case 'GUEST':
      return <GuestBar title={questTitle(seconds, rewardText)} />
    case 'DONE':
    case 'EXPIRED':
      return (
        <p className={styles.over}>
          <Tag tone={state === 'DONE' ? 'success' : 'plain'}>
            {state === 'DONE' ? '任务已完成' : '任务已过期'}
          </Tag>
        </p>
      )
    case 'NONE':
      return null
  }
}

function GuestBar({ title }: { title: string }) {
  const { openLogin } = useCampaign()
  return (
    <button ref={keepFocus} type="button" className={styles.bar} onClick={() => openLogin()}>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.link}>登录后可得奖励</span>
      </span>
      <QuestRing share={0}>
        <GiftIcon className={styles.gift} />
      </QuestRing>
    </button>
  )
}

function FinishedBar({
  rewardText,
  onClaim,
}: {
  rewardText: string
  onClaim: () => Promise<void>
}) {
  return (
    <div ref={keepFocus} className={styles.finished}>
      <QuestRing share={1} done>
        <CheckIcon />
      </QuestRing>
      <output className={styles.words}>
        <span className={styles.title}>任务完成</span>
        {rewardText && <span className={styles.reward}>{`可得${rewardText}`}</span>}
      </output>
      <Button small onPress={onClaim} className={styles.claim}>
        去领取
      </Button>
    </div>
  )
}

/** Keeps the focus in the bar when its focused part is removed. */
function keepFocus(part: HTMLElement | null) {
  return () => {
    if (!part?.contains(document.activeElement)) return
    part.closest('section')?.focus({ preventScroll: true })
  }
}

/** The task's own events: it begins, it is read to the end. */
function useQuest(taskId: string) {
  const { track } = useCampaign()
  const hasStarted = useRef(false)
  const [read, setRead] = useState(false)

  const onStart = useCallback(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    track('page', 'quest-start', { taskId })
  }, [track, taskId])

  const onRead = useCallback(
    (bar: Element) => {
      setRead(true)
      track('page', 'quest-done', { taskId })
      void celebrate(bar)
    },
    [track, taskId],
  )
  return { read, onStart, onRead }
}

/** Together slightly longer than tracking waits before it sends. */
const SETTLING_WAITS_MS = [0, 1500, 2500]

/**
 * The action of 去领取: opens the reward as soon as the platform reports it. The page shows any other status by itself.
 * If the person's list does not have the task, the moment's status holds.
 */
function useClaim({ taskId, status: momentStatus }: MomentQuest): () => Promise<void> {
  const { track, wasSignedOut } = useCampaign()
  const follow = useTaskJump()
  const isMounted = useIsMounted()
  const ask = async () =>
    statusIn(await fetchAnswer(listVerticalTasks, { scene: 'MOMENT' }), taskId) ?? momentStatus

  return async () => {
    track('button', 'quest-claim', { taskId })
    try {
      const status = await decided(ask, isMounted)
      if (!isMounted()) return
      if (status === 'CLAIMABLE') await follow(taskId, true)
      else if (!isDecided(status)) showToast('任务结算中，请稍后查看')
    } catch (error) {
      if (!isMounted() || wasSignedOut(error)) return
      const { text, toasted } = failureOf(error)
      if (!toasted) showToast(text)
    }
  }
}

/** The platform settles a moment after the reading was reported: it is asked a few times, while the person waits. */
async function decided(
  ask: () => Promise<TaskStatus | undefined>,
  isMounted: () => boolean,
): Promise<TaskStatus | undefined> {
  let status: TaskStatus | undefined
  for (const wait of SETTLING_WAITS_MS) {
    await after(wait)
    if (!isMounted()) return undefined
    status = await ask()
    if (isDecided(status)) return status
  }
  return status
}
