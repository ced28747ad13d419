import { listNoviceTasks } from '@/api/novice'
import { Card } from '@/kit/page/parts/Card'
import { answerKey, fetchAnswer } from '@/kit/page/query/answer'
import { refetchPage } from '@/kit/page/query/queryClient'
import { useAddressTab } from '@/kit/page/useAddressTab'
import { useCampaign } from '@/kit/page/useCampaign'
import { Tabs } from '@/ui/tabs/Tabs'
import { growthOf, planOf, tasksOf } from '../plan'
import type { Plan } from '../plan'
import { TaskList } from './TaskList'

/** The groups of the plan, one at a time. */
export function PlanTasks({ plan }: { plan: Plan }) {
  const { track } = useCampaign()
  const ids = plan.groups.map(({ groupId }) => groupId)
  const [chosen = '', choose] = useAddressTab('group', ids)
  const source = {
    fetchFresh: async () => tasksOf(planOf(await fetchAnswer(listNoviceTasks, undefined))),
    refetch: () => refetchPage(answerKey(listNoviceTasks, undefined)),
  }
  const [only, second] = plan.groups
  if (only && !second)
    return (
      <Card heading={only.title}>
        <TaskList tasks={only.tasks} source={source} />
      </Card>
    )
  const tabs = plan.groups.map(({ groupId, title, tasks }) => {
    const { done, all } = growthOf(tasks)
    return { id: groupId, label: `${title} ${done}/${all}` }
  })
  const change = (groupId: string) => {
    track('tab', 'group', { groupId: groupId.replace(/^\d+-/, '') })
    choose(groupId)
  }
  return (
    <Card heading="成长清单">
      <Tabs tabs={tabs} value={chosen} onChange={change} label="阶段">
        {plan.groups.map(({ groupId, tasks }) => (
          // All stay mounted, so that each keeps its state while another one is shown.
          <TaskList key={groupId} tasks={tasks} source={source} hidden={groupId !== chosen} />
        ))}
      </Tabs>
    </Card>
  )
}
