import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/ui/Button'
import { classes } from '@/ui/classes'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import { linkKind, routeOf } from './richLinks'
import { useLoaded } from './useLoaded'
import styles from './RichText.module.css'

export interface RichTextProps {
  /** HTML of the platform. It is shown through the sanitiser, as nodes and never as markup. */
  html: string
  className?: string
  /** The text stands in the page: for a table of contents. Has to keep its identity. */
  onShown?: (box: HTMLElement) => void
}

type Clean = (html: string) => DocumentFragment

const loadCleaner = async (): Promise<Clean> => (await import('./cleanHtml')).cleanHtml

export function RichText({ html, className, onShown }: RichTextProps) {
  const cleaner = useLoaded(loadCleaner)
  if (cleaner.kind === 'loading') return <SkeletonLines count={6} className={styles.waiting} />
  if (cleaner.kind === 'failed')
    return (
      <EmptyState text="网络开小差了，请稍后再试">
        <Button quiet onPress={cleaner.retry}>
          重新加载
        </Button>
      </EmptyState>
    )
  return <CleanText html={html} clean={cleaner.value} className={className} onShown={onShown} />
}

function CleanText({ html, className, clean, onShown }: RichTextProps & { clean: Clean }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!box.current) return
    box.current.replaceChildren(clean(html))
    onShown?.(box.current)
  }, [html, clean, onShown])
  useLinksInPlace(box)
  return <div ref={box} className={classes(styles.text, className)} />
}

/** Links to our own pages go through the router; the rest is the browser's. */
function useLinksInPlace(box: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const element = box.current
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const href = link?.getAttribute('href') ?? null
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
      if (!href || !plain || linkKind(href) !== 'inApp') return
      event.preventDefault()
      void navigate(routeOf(href))
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [box, navigate])
}
