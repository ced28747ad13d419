import { useState } from 'react'
import { queryClient } from '@/kit/page/queryClient'
import { RuleDoc } from '@/kit/rules/RuleDoc'
import { rulesQuery } from '@/kit/rules/rulesQuery'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ShieldIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast'
import { ExamplePage } from './ExamplePage'
import { Group, Line } from './Group'
import { BUILT_IN, RULE_STORIES } from './ruleStories'
import type { RuleStory } from './ruleStories'
import styles from './Toolkit.module.css'
import { useAskedState } from './useAskedState'

const { queryKey } = rulesQuery('REWARD_RULES')

/** A whole page of rules, in each of its states. */
export function ToolkitRules() {
  const [story, setStory] = useState<RuleStory>()
  useAskedState(story?.asked)
  const show = (next: RuleStory | undefined) => {
    queryClient.removeQueries({ queryKey })
    if (next?.text) queryClient.setQueryData(queryKey, next.text)
    setStory(next)
  }
  return (
    <Group title="规则页 RuleDoc">
      <Line>
        {RULE_STORIES.map((each) => (
          <Chip key={each.label} onPress={() => show(each)}>
            {each.label}
          </Chip>
        ))}
      </Line>
      {story && (
        <ExamplePage label={`RuleDoc · ${story.label}`} onClose={() => show(undefined)}>
          <RuleDoc
            type="REWARD_RULES"
            title="示例规则"
            icon={<ShieldIcon className={styles.ruleIcon} />}
            builtInHtml={BUILT_IN}
            className={styles.rules}
            footer={
              <Button quiet wide onPress={() => showToast('已点按')}>
                正文之后
              </Button>
            }
          >
            <p className={styles.ruleNote}>目录与正文之间的内容</p>
          </RuleDoc>
        </ExamplePage>
      )}
    </Group>
  )
}
