import { Button } from '@/ui/button/Button'
import { CheckIcon } from '@/ui/icons'
import type { Phase } from './useAttempt'

export interface SubmitButtonProps {
  text: string
  phase: Phase
}

export function SubmitButton({ text, phase }: SubmitButtonProps) {
  if (phase === 'done')
    return (
      <Button wide>
        <CheckIcon />
        登录成功
      </Button>
    )
  return (
    <Button wide submit busy={phase === 'submitting'}>
      {text}
    </Button>
  )
}
