import { useRef, useState } from 'react'
import { GameCanvas } from '@/kit/game/GameCanvas'
import { useCanvas } from '@/kit/game/useCanvas'
import type { Surface } from '@/kit/game/useCanvas'
import { useGameLoop } from '@/kit/game/useGameLoop'
import { useInBackground } from '@/kit/game/useInBackground'
import { Chip } from '@/ui/Chip'
import styles from './Toolkit.module.css'

const RADIUS = 28

interface Ball {
  x: number
  y: number
  vx: number
  vy: number
}

/** A ball that bounces in its box, and jumps to the finger. */
export function ToolkitBall() {
  const ball = useRef<Ball>({ x: 90, y: 120, vx: 0.16, vy: 0.22 })
  const [running, setRunning] = useState(true)
  const inBackground = useInBackground()
  const { attach, surface } = useCanvas()
  const step = (stepMs: number) => surface.current && bounce(ball.current, surface.current, stepMs)
  const draw = () => surface.current && drawBall(ball.current, surface.current)
  useGameLoop(step, draw, { running })
  return (
    <div className={styles.board}>
      <GameCanvas
        attach={attach}
        label="会弹的小球"
        onTouch={(x, y) => Object.assign(ball.current, { x, y })}
      />
      <p className={styles.boardTools}>
        <Chip chosen={!running} onPress={() => setRunning(!running)}>
          {running && !inBackground ? '暂停' : '继续'}
        </Chip>
      </p>
    </div>
  )
}

function bounce(ball: Ball, { width, height }: Surface, stepMs: number): void {
  if (ball.x < RADIUS || ball.x > width - RADIUS) ball.vx = Math.sign(width / 2 - ball.x) * 0.16
  if (ball.y < RADIUS || ball.y > height - RADIUS) ball.vy = Math.sign(height / 2 - ball.y) * 0.22
  ball.x += ball.vx * stepMs
  ball.y += ball.vy * stepMs
}

function drawBall({ x, y }: Ball, { context, width, height }: Surface): void {
  context.clearRect(0, 0, width, height)
  context.fillStyle = '#7a5cff'
  context.beginPath()
  context.arc(x, y, RADIUS, 0, Math.PI * 2)
  context.fill()
}
