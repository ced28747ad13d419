import { skipTask } from '@/api/tasks'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { TaskRow } from '@/kit/tasks/TaskRow'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import { JUMP_STORIES, ROW_STORIES, TASK_STORIES, jumpLine } from './taskStories'
import type { TaskStory } from './taskStories'
import { withState } from './withState'

export function ToolkitTasks() {
  return (
    <Group title="任务 TaskRow / useTaskJump / useOpenPage">
      <Jumps />
      <Specimen label="任务行">
        <Rows />
      </Specimen>
      <Specimen label="打开本站已有的页，或 App 的页">
        <Pages />
      </Specimen>
      {JUMP_STORIES.map((story) => (
        <Specimen key={story.label} label={story.label}>
          <p>{jumpLine(story)}</p>
        </Specimen>
      ))}
    </Group>
  )
}

function Jumps() {
  const follow = useTaskJump()
  const start = ({ taskId, fault }: TaskStory) =>
    fault ? withState(fault, skipTask.path, () => follow(taskId)) : follow(taskId)
  return TASK_STORIES.map((story) => (
    <Specimen key={story.label} label={story.label}>
      <Button small quiet label={`去完成：${story.label}`} onPress={() => start(story)}>
        去完成
      </Button>
    </Specimen>
  ))
}

const SOURCE = {
  fetchFresh: () => Promise.resolve([]),
  refetch: () => Promise.resolve(),
}

function Rows() {
  return (
    <ul>
      {ROW_STORIES.map((task) => (
        <TaskRow
          key={task.taskId}
          task={task}
          source={SOURCE}
          onTap={(taskId, kind) => showToast(`${taskId} ${kind}`)}
        />
      ))}
    </ul>
  )
}

function Pages() {
  const open = useOpenPage('test')
  return (
    <Line>
      <Chip onPress={() => open('/rewardRules?section=cash')}>/rewardRules</Chip>
      <Chip onPress={() => open('/not-here')}>/not-here</Chip>
    </Line>
  )
}
