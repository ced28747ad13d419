import { skipTask } from '@/api/tasks'
import { useOpenPage } from '@/kit/open-app/useOpenPage'
import { useTaskJump } from '@/kit/tasks/useTaskJump'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import { JUMP_STORIES, TASK_STORIES, jumpLine } from './taskStories'
import type { TaskStory } from './taskStories'
import { withState } from './withState'

export function ToolkitTasks() {
  return (
    <Group title="任务跳转 useTaskJump / useOpenPage">
      <Jumps />
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

/** Here nothing logs in again: it is only said. */
const saySignedOut = () => showToast('请先登录')

function Jumps() {
  const follow = useTaskJump('test', saySignedOut)
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

function Pages() {
  const open = useOpenPage('test')
  return (
    <Line>
      <Chip onPress={() => open('/rewardRules?section=cash')}>/rewardRules</Chip>
      <Chip onPress={() => open('/not-here')}>/not-here</Chip>
    </Line>
  )
}
