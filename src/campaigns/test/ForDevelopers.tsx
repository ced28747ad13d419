import type { ComponentType } from 'react'
import { useLoaded } from '@/kit/useLoaded'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { SkeletonLines } from '@/ui/Skeleton'
import type { Checks } from './useChecks'

/**
 * Sections 5 to 9. A production build has no part of them: the mode is a constant there, so the import is cut away with
 * everything behind it (`tests/bytes.mjs` looks).
 */
export const ForDevelopers: ComponentType<{ checks: Checks }> =
  import.meta.env.MODE === 'production' ? () => null : LaboratoryOnDemand

const loadLaboratory = async () => (await import('./Laboratory')).Laboratory

function LaboratoryOnDemand({ checks }: { checks: Checks }) {
  const laboratory = useLoaded(loadLaboratory)
  if (laboratory.kind === 'loading') return <SkeletonLines count={6} />
  if (laboratory.kind === 'failed')
    return (
      <EmptyState text="开发工具加载失败">
        <Button quiet onPress={laboratory.retry}>
          重新加载
        </Button>
      </EmptyState>
    )
  const Laboratory = laboratory.value
  return <Laboratory checks={checks} />
}
