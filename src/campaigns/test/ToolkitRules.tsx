import { useState } from 'react'
import { RuleDoc } from '@/kit/rules/RuleDoc'
import { ruleTextOf } from '@/kit/rules/ruleText'
import { useLoaded } from '@/kit/useLoaded'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { ShieldIcon } from '@/ui/icons'
import { showToast } from '@/ui/toast'
import { ExamplePage } from './ExamplePage'
import { Group, Line } from './Group'
import { BUILT_IN, RULE_STORIES, settledOf } from './ruleStories'
import type { RuleStory } from './ruleStories'
import styles from './Toolkit.module.css'

/** A whole page of rules, in each of its states. */
export function ToolkitRules() {
  const [story, setStory] = useState<RuleStory>()
  return (
    <Group title="规则页 RuleDoc">
      <Line>
        {RULE_STORIES.map((each) => (
          <Chip key={each.label} onPress={() => setStory(each)}>
            {each.label}
          </Chip>
        ))}
      </Line>
      {story && (
        <ExamplePage label={`RuleDoc · ${story.label}`} onClose={() => setStory(undefined)}>
          <Example story={story} />
        </ExamplePage>
      )}
    </Group>
  )
}

function Example({ story }: { story: RuleStory }) {
  const loaded = useLoaded(story.load)
  return (
    <RuleDoc
      pageName="test"
      title="示例规则"
      icon={<ShieldIcon className={styles.ruleIcon} />}
      text={ruleTextOf(settledOf(loaded), BUILT_IN)}
      wanted={story.wanted}
      className={styles.rules ?? ''}
      footer={
        <Button quiet wide onPress={() => showToast('已点按')}>
          正文之后
        </Button>
      }
    >
      <p className={styles.ruleNote}>目录与正文之间的内容</p>
    </RuleDoc>
  )
}
