import { isApiError } from '@/api/core/verdict/ApiError'
import { NETWORK_TEXT } from '@/api/core/verdict/failure'
import { BadIdError, CHUNK_TEXT, ChunkLoadError, LOAD_FAILED_TEXT } from '@/lib/failure/errors'
import type { ProblemKind } from '@/lib/failure/problems'

export interface RouteFailure {
  kind: 'badId' | 'chunk' | 'offline' | 'other'
  text: string
  /** A second line, in the specification's wording. */
  detail?: string
  /** A retry can help. */
  canReload: boolean
}

/** The error page's text for whatever a loader or a render threw (specification sections 2, 5 and 8). */
export function describeRouteFailure(error: unknown, online: boolean): RouteFailure {
  if (error instanceof BadIdError)
    return { kind: 'badId', text: '请检查id参数是否正确', detail: error.message, canReload: false }
  if (!online)
    return { kind: 'offline', text: '当前网络不可用', detail: LOAD_FAILED_TEXT, canReload: true }
  if (error instanceof ChunkLoadError)
    return { kind: 'chunk', text: CHUNK_TEXT, detail: LOAD_FAILED_TEXT, canReload: true }
  return { kind: 'other', text: NETWORK_TEXT, detail: LOAD_FAILED_TEXT, canReload: true }
}

/** The kind in field reports; undefined for a wrong address and for a phone that is offline. */
export function problemOf(kind: RouteFailure['kind'], error: unknown): ProblemKind | undefined {
  if (kind === 'badId' || kind === 'offline') return undefined
  if (kind === 'chunk') return 'chunk'
  // The platform's refusal is thrown as it was answered.
  return isApiError(error) || !(error instanceof Error) ? 'load' : 'error'
}
