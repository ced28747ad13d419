import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/ui/Button'
import { useBackCloses } from '@/ui/useBackCloses'
import styles from './ExamplePage.module.css'

export interface ExamplePageProps {
  /** Which part in which state it is. */
  label: string
  onClose: () => void
  children: ReactNode
}

/**
 * A part that is a whole page, in place of this one: it scrolls the window, sticks and has its fixed bars as on a route
 * of its own. Mounted while it is open; Back closes it.
 */
export function ExamplePage({ label, onClose, children }: ExamplePageProps) {
  const place = useRef<HTMLSpanElement>(null)
  const stage = useStage(place)
  useBackCloses(true, onClose)
  return (
    <>
      <span ref={place} hidden />
      {createPortal(
        <>
          <Strip label={label} onClose={onClose} />
          {children}
        </>,
        stage,
      )}
    </>
  )
}

function Strip({ label, onClose }: Omit<ExamplePageProps, 'children'>) {
  return (
    <aside className={styles.strip} aria-label="示例">
      <Button small quiet className={styles.back} onPress={onClose}>
        返回自检
      </Button>
      <p className={styles.label}>{label}</p>
    </aside>
  )
}

/** An element in the body, and the page that `place` stands in out of sight, until both are put back. */
function useStage(place: RefObject<HTMLElement | null>): HTMLElement {
  const [stage] = useState(() => document.createElement('div'))
  // Before the layout effects of the example: they read its styles.
  useInsertionEffect(() => {
    document.body.append(stage)
    return () => stage.remove()
  }, [stage])
  useLayoutEffect(() => {
    const putBack = hidePageAround(place.current)
    window.scrollTo(0, 0)
    stage.querySelector('button')?.focus({ preventScroll: true })
    return putBack
  }, [place, stage])
  return stage
}

function hidePageAround(place: HTMLElement | null): () => void {
  const page = [...document.body.children].find((child) => child.contains(place))
  const { title, activeElement } = document
  const { scrollY } = window
  const { pathname } = window.location
  page?.toggleAttribute('hidden', true)
  return () => {
    page?.toggleAttribute('hidden', false)
    document.title = title
    // A link of the example may have led elsewhere: that page starts where it starts.
    if (window.location.pathname !== pathname) return
    window.scrollTo(0, scrollY)
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
}
