import { BadIdError, CHUNK_TEXT, ChunkLoadError } from '@/lib/errors'

export interface RouteFailure {
  kind: 'badId' | 'chunk' | 'offline' | 'other'
  text: string
  /** A second line, in the words of the specification. */
  detail?: string
  /** Trying again can help. */
  canReload: boolean
}

const GENERAL_TEXT = 'Something went wrong, please check server API'

/** What the error page says about whatever a loader or a render threw (specification sections 2, 5 and 8). */
export function describeRouteFailure(error: unknown, online: boolean): RouteFailure {
  if (error instanceof BadIdError)
    return { kind: 'badId', text: '请检查id参数是否正确', detail: error.message, canReload: false }
  if (!online)
    return { kind: 'offline', text: '当前网络不可用', detail: GENERAL_TEXT, canReload: true }
  if (error instanceof ChunkLoadError)
    return { kind: 'chunk', text: CHUNK_TEXT, detail: GENERAL_TEXT, canReload: true }
  return { kind: 'other', text: GENERAL_TEXT, canReload: true }
}
