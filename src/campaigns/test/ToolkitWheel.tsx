import { useState } from 'react'
import { ProbabilityTable } from '@/kit/rules/ProbabilityTable'
import { Wheel } from '@/kit/wheel/Wheel'
import { useWheel } from '@/kit/wheel/useWheel'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { showToast } from '@/ui/toast'
import { Group, Line, Specimen } from './Group'

const PRIZES = ['示例一', '示例二', '示例三', '示例四', '示例五', '示例六'].map((name) => ({
  name,
  img: '',
}))
const CHANCES = [
  { name: '示例一', probability: 0.0002 },
  { name: '示例二', probability: 0.5 },
  { name: '', probability: undefined },
]
const ANSWER_MS = 800

export function ToolkitWheel() {
  return (
    <Group title="转盘 Wheel / useWheel / ProbabilityTable">
      <Specimen label="转盘">
        <Turning />
      </Specimen>
      <Specimen label="中奖概率">
        <ProbabilityTable chances={CHANCES} />
      </Specimen>
    </Group>
  )
}

function Turning() {
  const wheel = useWheel(PRIZES.length)
  const [place, setPlace] = useState<number | undefined>(0)
  const turn = async () => {
    wheel.start()
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    await wheel.stop(place)
    showToast(place === undefined ? '停在缝隙' : (PRIZES[place]?.name ?? ''))
  }
  return (
    <>
      <Wheel prizes={PRIZES} face={wheel.face}>
        <Button small disabled={wheel.isTurning} onPress={turn}>
          转
        </Button>
      </Wheel>
      <Line>
        <Chip chosen={place === 0} onPress={() => setPlace(0)}>
          停在示例一
        </Chip>
        <Chip chosen={place === 4} onPress={() => setPlace(4)}>
          停在示例五
        </Chip>
        <Chip chosen={place === undefined} onPress={() => setPlace(undefined)}>
          停在缝隙
        </Chip>
      </Line>
    </>
  )
}
