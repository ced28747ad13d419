import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '@/kit/query/QueryView'
import { queryClient } from '@/kit/query/queryClient'
import { codeQuery } from '@/kit/query/usePart'
import { isKnownRoute } from '@/kit/routeTable'
import { SkeletonLines } from '@/ui/Skeleton'
import { RichNodes } from './RichNodes'
import type { cleanHtml as sanitiser } from './cleanHtml'
import styles from './RichText.module.css'

export interface RichTextProps {
  /** HTML of the platform. It is shown through the sanitiser, as nodes and never as markup. */
  html: string
}

export function RichText({ html }: RichTextProps) {
  return (
    <QueryView query={useClean()} skeleton={<SkeletonLines count={6} className={styles.waiting} />}>
      {(clean) => <CleanText html={html} clean={clean} />}
    </QueryView>
  )
}

function CleanText({ html, clean }: RichTextProps & { clean: Clean }) {
  const nodes = useMemo(() => [...clean(html).childNodes], [clean, html])
  return <RichNodes nodes={nodes} />
}

type Clean = (html: string) => DocumentFragment

type CleanHtml = typeof sanitiser

const cleaner = codeQuery('cleanHtml', () => import('./cleanHtml'))

/** The sanitiser, bound to this page's routes. */
function useClean() {
  return useQuery({ ...cleaner, select }, queryClient)
}

// A function of its own, so that its result keeps its identity.
function select({ cleanHtml }: { cleanHtml: CleanHtml }): Clean {
  return (html) => cleanHtml(html, isKnownRoute)
}
