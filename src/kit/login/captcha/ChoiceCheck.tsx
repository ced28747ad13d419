import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import styles from './Captcha.module.css'

const THINGS = ['太阳', '月亮', '地球', '彗星'] as const

export interface ChoiceCheckProps {
  onPass: () => void
}

/** The check for people who cannot drag: the one word that is asked for, among four. */
export function ChoiceCheck({ onPass }: ChoiceCheckProps) {
  const [target, setTarget] = useState(anyThing)
  const [wrong, setWrong] = useState(false)
  const choose = (thing: string) => {
    if (thing === target) return onPass()
    setWrong(true)
    setTarget(anyThing())
  }
  return (
    <div className={styles.choice}>
      <p>
        请点击“<strong>{target}</strong>”
      </p>
      <div className={styles.things}>
        {THINGS.map((thing) => (
          <Button key={thing} quiet className={styles.thing} onPress={() => choose(thing)}>
            {thing}
          </Button>
        ))}
      </div>
      <p role="alert" className={styles.failed}>
        {wrong && '选错了，请再试一次'}
      </p>
    </div>
  )
}

function anyThing(): string {
  return THINGS[Math.floor(Math.random() * THINGS.length)] ?? THINGS[0]
}
