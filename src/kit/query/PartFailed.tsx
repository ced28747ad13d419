import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { Button } from '@/ui/button/Button'
import { EmptyState } from '@/ui/EmptyState'
import type { PressHandler } from '@/ui/button/usePress'

interface PartFailedProps {
  /** Replaces the network error's text. */
  text?: string
  onRetry: PressHandler
}

/** A part of a page that failed to load, with a retry. */
export function PartFailed({ text = NETWORK_TEXT, onRetry }: PartFailedProps) {
  return (
    <div role="alert">
      <EmptyState text={text}>
        <Button quiet onPress={onRetry}>
          重新加载
        </Button>
      </EmptyState>
    </div>
  )
}
