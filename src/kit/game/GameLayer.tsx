import { useCallback, useRef, useState, type ReactNode } from 'react'
import { CloseButton } from '@/ui/modal/CloseButton'
import { Dialog } from '@/ui/modal/Dialog'
import { ModalLayer, showDialog } from '@/ui/modal/ModalLayer'
import { classes } from '@/ui/classes'
import { useBackCloses } from '@/ui/layer/useBackCloses'
import layer from '@/ui/modal/ModalLayer.module.css'
import styles from './GameLayer.module.css'

export interface LeaveQuestion {
  title: string
  text: string
  stay: string
  leave: string
}

export interface GameLayerProps {
  open: boolean
  /** The layer's name. */
  label: string
  /** The person has left: by the close button, Back or Escape, and the answer to `leaveQuestion`. */
  onLeave: () => void
  /** Asked before a round is abandoned; null if nothing is lost. */
  leaveQuestion: LeaveQuestion | null
  /** Fills the screen. */
  children: ReactNode
  /** Beside the close button, e.g. the switch of the sound. */
  tools?: ReactNode
  className?: string
}

/** A game on the whole screen. The page below is locked and nothing scrolls or zooms. */
export function GameLayer({ open, onLeave, leaveQuestion, ...rest }: GameLayerProps) {
  const [mounted, setMounted] = useState(open)
  if (open && !mounted) setMounted(true)
  const [asking, setAsking] = useState(false)
  // A round that ended by itself needs no question any more.
  const question = open ? leaveQuestion : null
  if (asking && !question) setAsking(false)
  const content = useRef<HTMLDivElement>(null)
  const leave = () => {
    if (!question) return onLeave()
    reopen(content.current)
    setAsking(true)
  }
  // While the question is open Back closes it; afterwards the layer takes its entry over again.
  useBackCloses(open && !asking, leave)
  const onLeft = useCallback(() => setMounted(false), [])
  if (!mounted) return null
  return (
    <ModalLayer
      label={rest.label}
      leaving={!open}
      onLeft={onLeft}
      onClose={leave}
      layerClass={classes(styles.layer, rest.className)}
      panelClass={classes(layer.fading, styles.panel)}
    >
      <div ref={content} className={styles.content}>
        {rest.children}
      </div>
      <div className={styles.tools}>
        {rest.tools}
        <CloseButton onClose={leave} className={styles.close} />
      </div>
      <Question {...(asking && question)} onStay={() => setAsking(false)} onLeave={onLeave} />
    </ModalLayer>
  )
}

interface QuestionProps extends Partial<LeaveQuestion> {
  onStay: () => void
  onLeave: () => void
}

function Question({ title, text, stay = '', leave = '', onStay, onLeave }: QuestionProps) {
  return (
    <Dialog
      open={title !== undefined}
      onClose={onStay}
      title={title ?? ''}
      action={{ label: stay, onPress: onStay }}
      otherAction={{ label: leave, onPress: onLeave }}
    >
      {text}
    </Dialog>
  )
}

/**
 * A browser closes a dialog on a second close request without an event: the question has to be visible above the game.
 */
function reopen(content: HTMLElement | null): void {
  const dialog = content?.closest('dialog')
  if (dialog) showDialog(dialog)
}
