import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '@/ui/classes'
import { Freeze } from '@/ui/Freeze'
import { onFallbackKey } from './modalKeys'
import { useKeyboardInset } from '@/ui/form/useKeyboardInset'
import { useLeaving } from '@/ui/layer/useLeaving'
import { isNativeModal, useModalElement } from './useModalElement'
import styles from './ModalLayer.module.css'

export interface ModalProps {
  /** Asked for by Back, Escape and a tap beside the panel. */
  onClose: () => void
  children: ReactNode
  /** The id of the element that names the dialog. */
  labelledBy?: string
  /** The dialog's name when nothing visible names it. */
  label?: string
  /** Where the panel lies in the full-screen layer. */
  layerClass?: string
  panelClass?: string
}

export interface ModalLayerProps extends ModalProps {
  leaving: boolean
  onLeft: () => void
}

/** A full-screen native dialog whose own background is the scrim; the panel lies in it. */
export function ModalLayer({ leaving, onLeft, onClose, children, ...rest }: ModalLayerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const pressedBeside = useRef(false)
  useModalElement(dialog, panel)
  useKeyboardInset(dialog)
  useLeaving(leaving, dialog, panel, onLeft)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are Escape's, the tap beside the panel has a button that does the same
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={rest.labelledBy}
      aria-label={rest.label}
      data-leaving={leaving || undefined}
      className={classes(styles.layer, rest.layerClass)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // Some browsers close it without asking, after a second Back or Escape.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onKeyDown={(event: KeyboardEvent<HTMLDialogElement>) => {
        if (!isNativeModal(event.currentTarget)) onFallbackKey(event, onClose)
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        // Both ends of the tap: text that is marked from inside out is not a tap beside.
        if (event.target === event.currentTarget && pressedBeside.current) onClose()
      }}
    >
      <div ref={panel} tabIndex={-1} className={classes(styles.panel, rest.panelClass)}>
        <Freeze still={leaving}>{children}</Freeze>
      </div>
    </dialog>
  )
}
