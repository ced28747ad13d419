import type { MouseEvent, ReactNode } from 'react'
import { noteClick } from './clicks'
import type { Click } from './clicks'
import styles from './Tap.module.css'

export interface TapProps {
  name: Click
  /** Notes only taps on what fits, e.g. the form's submit button; everything without it. */
  only?: string
  children: ReactNode
}

/**
 * Notes every tap on the button in it: also one that comes while the button is busy, and one on a button that is off,
 * which lets the tap through to here.
 */
export function Tap({ name, only, children }: TapProps) {
  const note = ({ target }: MouseEvent) => {
    if (only === undefined || (target instanceof Element && target.closest(only))) noteClick(name)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- listens only; a button's own key press arrives as a click
    <div className={styles.tap} onClickCapture={note}>
      {children}
    </div>
  )
}
