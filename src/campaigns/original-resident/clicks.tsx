import type { MouseEvent, ReactNode } from 'react'
import { track } from '@/tracking/track'
import styles from './clicks.module.css'

const PAGE = 'original-resident'

/** The names of the specification; each is tracked once per tap, whatever the result. */
export const CLICKS = [
  'claim-now',
  'go-invite',
  'rule',
  'copy',
  'get-more',
  'share',
  'get-to',
  'claim-now-submit',
  'new-user',
] as const
type Click = (typeof CLICKS)[number]

export function noteClick(name: Click): void {
  track(PAGE, 'button', name)
}

interface TapProps {
  name: Click
  /** Tracks only taps on elements that match, e.g. the form's submit button; all taps without it. */
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
