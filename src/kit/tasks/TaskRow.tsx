import { useEffect, useRef, type ReactNode } from 'react'
import type { VerticalTask } from '@/api/tasks'
import { Button } from '@/ui/button/Button'
import { classes } from '@/ui/classes'
import { progressText, taskActionOf, taskTitle } from './taskRules'
import { useReceive, type TaskSource } from './useReceive'
import { useTaskJump } from './useTaskJump'
import styles from './TaskRow.module.css'

export interface TaskRowProps {
  task: VerticalTask
  source: TaskSource
  /** Handles the tap; one on 领取 receives, any other opens the task's target. */
  onTap: (taskId: string, kind: 'receive' | 'go') => void
  /** A picture before the text. */
  icon?: ReactNode
  /** The instructions, below the title. */
  desc?: string
  className?: string
  /** The list was opened for it: it is scrolled to, marked, and has the focus. */
  isSought?: boolean
}

/** A task, its progress, and its one button. */
export function TaskRow({
  task,
  source,
  onTap,
  icon,
  desc,
  className,
  isSought = false,
}: TaskRowProps) {
  const { taskId, rewardText } = task
  const follow = useTaskJump()
  const receive = useReceive(source)
  const action = taskActionOf(task)
  const { row, hold } = useFocusStays(action.kind)
  useEffect(() => {
    if (!isSought) return
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.focus({ preventScroll: true })
  }, [isSought, row])
  const progress = progressText(task)
  const title = taskTitle(task)
  const press = () => {
    if (action.kind !== 'receive') {
      onTap(taskId, 'go')
      return follow(taskId)
    }
    onTap(taskId, 'receive')
    hold()
    return receive(taskId)
  }
  return (
    <li
      ref={row}
      tabIndex={-1}
      data-sought={isSought || undefined}
      className={classes(styles.task, className)}
    >
      {icon}
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {desc && <p className={styles.desc}>{desc}</p>}
        <p className={styles.detail}>
          {rewardText && <span className={styles.reward}>{rewardText}</span>}
          {progress && <span>进度 {progress}</span>}
        </p>
      </div>
      <Button
        small
        quiet={action.kind === 'go'}
        disabled={action.kind === 'none'}
        label={`${title} ${action.label}`}
        onPress={press}
      >
        {action.label}
      </Button>
    </li>
  )
}

/** The row takes the focus when its pressed button is disabled, as after 领取. */
function useFocusStays(kind: string) {
  const row = useRef<HTMLLIElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    if (kind !== 'none' || !isPressed.current) return
    isPressed.current = false
    if (!focusIsElsewhere(row.current)) row.current?.focus({ preventScroll: true })
  }, [kind])
  const hold = () => {
    isPressed.current = true
  }
  return { row, hold }
}

function focusIsElsewhere(row: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement !== document.body && !row?.contains(activeElement)
}
