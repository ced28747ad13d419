import { Card } from '@/kit/page/Card'
import { FactsGrid } from '@/kit/page/FactsGrid'
import { SceneHero } from '@/kit/page/SceneHero'
import { PersonCard } from '@/kit/people/PersonCard'
import { Tag } from '@/ui/Tag'
import { Group, Specimen } from './Group'

const FACTS = [
  { name: '成员', value: '1.2万' },
  { name: '排名', value: '第3' },
  { name: '未知', value: '--' },
] as const

export function ToolkitScene() {
  return (
    <Group title="场景 SceneHero / PersonCard / FactsGrid">
      <Specimen label="画面在上，名称在下">
        <SceneHero art={null} eyebrow="示例场景" title="一颗星球" line="名称下面的一行介绍">
          <Tag tone="accent">标签</Tag>
        </SceneHero>
      </Specimen>
      <Specimen label="它是谁的">
        <PersonCard
          label="示例主人"
          avatar=""
          name="小满未满"
          line="慢慢盖房子的人"
          aside={<Tag>主人</Tag>}
        />
      </Specimen>
      <Specimen label="几个数字">
        <Card heading="示例星球">
          <FactsGrid facts={FACTS} />
        </Card>
      </Specimen>
    </Group>
  )
}
