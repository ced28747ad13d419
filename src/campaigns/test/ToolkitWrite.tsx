import { useState } from 'react'
import { useWrite } from '@/kit/write/useWrite'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'
import { WRITE_STORIES, phaseOf } from './writeStories'
import type { WriteStory } from './writeStories'

/** One tap, one write: how each end of it is drawn. */
export function ToolkitWrite() {
  const [story, setStory] = useState(WRITE_STORIES[0])
  return (
    <Group title="写操作 useWrite">
      <Line>
        {WRITE_STORIES.map((each) => (
          <Chip key={each.id} chosen={each === story} onPress={() => setStory(each)}>
            {each.label}
          </Chip>
        ))}
      </Line>
      <Write key={story.id} story={story} />
    </Group>
  )
}

function Write({ story }: { story: WriteStory }) {
  const [numbers, setNumbers] = useState<readonly string[]>([])
  const claim = useWrite<string, void>({
    send: (_, bizNo) => {
      setNumbers((before) => [...before, bizNo])
      return story.send()
    },
    onDone: () => showToast('领取成功'),
    checkApplied: story.checkApplied,
    onSignedOut: () => showToast('打开登录'),
  })
  return (
    <>
      <Specimen label="状态">
        <output>{phaseOf(claim)}</output>
      </Specimen>
      <Button wide onPress={() => claim.write(story.id)}>
        领取
      </Button>
      <Specimen label="发出的业务号，结果未知时不变">
        <ol>
          {numbers.map((number, at) => (
            <li key={`${at}${number}`}>{number}</li>
          ))}
        </ol>
      </Specimen>
    </>
  )
}
