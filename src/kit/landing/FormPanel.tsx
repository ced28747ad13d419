import { useEffect, useRef, type ReactNode } from 'react'
import { SkeletonBlock, SkeletonCircle, SkeletonLines } from '@/ui/Skeleton'
import styles from './Panel.module.css'

/** `asking`: the login state or the account is not known yet. */
export type PanelView = 'asking' | 'form' | 'result'

interface FormPanelProps {
  view: PanelView
  /** The result can return to the form, whose first field then takes the focus. */
  canRetry?: boolean
  form: ReactNode
  /** A ResultPanel. */
  result: ReactNode
  /** The card's label for screen readers while it shows no form. */
  resultLabel?: string
}

/** The card of a landing page: the phone login, and its result. */
export function FormPanel({ view, canRetry = false, form, result, ...names }: FormPanelProps) {
  const card = useRef<HTMLElement>(null)
  const couldRetry = useRef(canRetry)
  useEffect(() => {
    if (couldRetry.current && view === 'form') card.current?.querySelector('input')?.focus()
    couldRetry.current = canRetry
  }, [view, canRetry])
  const label = view === 'form' ? '手机号登录' : (names.resultLabel ?? '邀请结果')
  return (
    <section ref={card} className={styles.card} aria-label={label}>
      {view === 'form' && form}
      {view === 'asking' && <AskingPanel />}
      {view === 'result' && result}
    </section>
  )
}

/** The result's own layout, while the person is not known yet. */
function AskingPanel() {
  return (
    <div className={styles.panel} aria-busy="true">
      <output className="visually-hidden">加载中</output>
      <SkeletonCircle className={styles.skeletonArt} />
      <SkeletonLines count={2} className={styles.skeletonLines} />
      <SkeletonBlock above={40} isPill />
    </div>
  )
}
