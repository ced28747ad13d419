import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadPart } from '@/lib/loadChunk'
import { classes } from '@/ui/classes'
import { SkeletonLines } from '@/ui/Skeleton'
import { LoadedPart } from './LoadedPart'
import { linkKind, routeOf } from './richLinks'
import styles from './RichText.module.css'

export interface RichTextProps {
  /** HTML of the platform. It is shown through the sanitiser, as nodes and never as markup. */
  html: string
  className?: string
  /** The text stands in the page: for a table of contents. Has to keep its identity. */
  onShown?: (box: HTMLElement) => void
}

type Clean = (html: string) => DocumentFragment

const loadCleaner = async (): Promise<Clean> =>
  (await loadPart('cleanHtml', () => import('./cleanHtml'))).cleanHtml

export function RichText({ html, className, onShown }: RichTextProps) {
  return (
    <LoadedPart load={loadCleaner} waiting={<SkeletonLines count={6} className={styles.waiting} />}>
      {(clean) => <CleanText html={html} clean={clean} className={className} onShown={onShown} />}
    </LoadedPart>
  )
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
