import type { ComponentType } from 'react'
import { LoadedPart } from '@/kit/query/LoadedPart'
import { codeQuery } from '@/kit/query/usePart'
import { SkeletonLines } from '@/ui/Skeleton'

/**
 * Sections 5 to 9. A production build has no part of them: the mode is a constant there, so the import is cut away with
 * everything behind it (`tests/bytes.mjs` looks).
 */
export const ForDevelopers: ComponentType =
  import.meta.env.MODE === 'production' ? () => null : LaboratoryOnDemand

const laboratory = codeQuery('Laboratory', () => import('./lab/Laboratory'))

function LaboratoryOnDemand() {
  return (
    <LoadedPart
      part={laboratory}
      waiting={<SkeletonLines count={6} />}
      failedText="开发工具加载失败"
    >
      {({ Laboratory }) => <Laboratory />}
    </LoadedPart>
  )
}
