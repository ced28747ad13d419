import { useMemo } from 'react'
import { SkeletonLines } from '@/ui/Skeleton'
import { QueryView } from '@/kit/page/parts/QueryView'
import { RichNodes } from './RichNodes'
import styles from './RichText.module.css'
import { useClean, type Clean } from './useClean'

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
