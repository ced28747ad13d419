import { useState } from 'react'
import { Dialog } from '@/ui/modal/Dialog'
import { captchaTokenOf, type CaptchaWay } from './captcha'
import { ChoiceCheck } from './ChoiceCheck'
import { SlideCheck } from './SlideCheck'
import styles from './Captcha.module.css'

export interface CaptchaDialogProps {
  /** The number of the check; 0 closes the dialog. */
  check: number
  /** The platform did not take the last one. */
  failed: boolean
  onClose: () => void
  onPass: (captchaToken: string) => void
}

/** Asks for a movement that machines do not make; who cannot drag chooses a word instead. */
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
