import { useMemo } from 'react'
import { SkeletonLines } from '@/ui/Skeleton'
import { PartFailed } from '@/kit/page/parts/PartFailed'
import { RichNodes } from './RichNodes'
import styles from './RichText.module.css'
import { useClean } from './useClean'
import type { Clean } from './useClean'

export interface RichTextProps {
  /** HTML of the platform. It is shown through the sanitiser, as nodes and never as markup. */
  html: string
  className?: string
}

export function RichText({ html, className }: RichTextProps) {
  const clean = useClean()
  if (clean.kind === 'loading') return <SkeletonLines count={6} className={styles.waiting} />
  if (clean.kind === 'failed') return <PartFailed onRetry={clean.retry} />
  return <CleanText html={html} clean={clean.value} className={className} />
}

function CleanText({ html, clean, className }: RichTextProps & { clean: Clean }) {
  const nodes = useMemo(() => [...clean(html).childNodes], [clean, html])
  return <RichNodes nodes={nodes} className={className} />
}
