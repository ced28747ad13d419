import { useState } from 'react'
import { Chip } from '@/ui/Chip'
import { GameLayer } from '@/kit/game/GameLayer'
import { vibrate } from '@/kit/game/vibrate'
import { ToolkitBall } from './ToolkitBall'
import { Group, Line } from './Group'

const QUESTION = {
  title: '确定退出？',
  text: '本局进度将作废',
  stay: '继续',
  leave: '退出',
} as const

/** A game's layer, which asks before it goes or does not, with a loop and a canvas in it. */
export function ToolkitGame() {
  const [open, setOpen] = useState<'asks' | 'free'>()
  return (
    <Group title="小游戏 GameLayer / GameCanvas / useGameLoop">
      <Line>
        <Chip onPress={() => setOpen('asks')}>游戏层，退出前询问</Chip>
        <Chip onPress={() => setOpen('free')}>游戏层，直接退出</Chip>
        <Chip onPress={() => vibrate(30)}>震动</Chip>
      </Line>
      <GameLayer
        open={open !== undefined}
        label="小游戏示例"
        onLeave={() => setOpen(undefined)}
        leaveQuestion={open === 'asks' ? QUESTION : null}
      >
        <ToolkitBall />
      </GameLayer>
    </Group>
  )
}
