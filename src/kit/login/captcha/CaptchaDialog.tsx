import { useState } from 'react'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/modal/Dialog'
import { captchaTokenOf, type CaptchaWay } from './captcha'
import { SlideCheck } from './SlideCheck'
import styles from './Captcha.module.css'

export interface CaptchaDialogProps {
  /** The number of the check; 0 closes the dialog. */
  check: number
  /** The platform rejected the last one. */
  failed: boolean
  onClose: () => void
  onPass: (captchaToken: string) => void
}

/** Asks for a movement that machines do not make; people who cannot drag choose a word instead. */
export function CaptchaDialog({ check, failed, onClose, onPass }: CaptchaDialogProps) {
  return (
    <Dialog
      open={check > 0}
      onClose={onClose}
      title="请完成安全验证"
      otherAction={{ label: '取消', onPress: onClose }}
    >
      <Steps key={check} failed={failed} onPass={onPass} />
    </Dialog>
  )
}

function Steps({ failed, onPass }: Pick<CaptchaDialogProps, 'failed' | 'onPass'>) {
  const [started] = useState(() => Date.now())
  const [choosing, setChoosing] = useState(false)
  const pass = (way: CaptchaWay) => onPass(captchaTokenOf(way, Date.now() - started))
  return (
    <>
      {failed && (
        <p role="alert" className={styles.failed}>
          验证未通过，请再试一次
        </p>
      )}
      {choosing ? <ChoiceCheck onPass={() => pass('choice')} /> : <SlideCheck onPass={pass} />}
      <button type="button" className={styles.other} onClick={() => setChoosing(!choosing)}>
        {choosing ? '改用滑块验证' : '无法拖动？换一种方式'}
      </button>
    </>
  )
}

const THINGS = ['太阳', '月亮', '地球', '彗星'] as const

/** The check for people who cannot drag: the requested word, among four. */
function ChoiceCheck({ onPass }: { onPass: () => void }) {
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
