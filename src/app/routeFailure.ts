import { BadIdError, ChunkLoadError } from '@/lib/errors'

export interface RouteFailure {
  kind: 'badId' | 'chunk' | 'offline' | 'other'
  text: string
  /** A second line, in the words of the specification. */
  detail?: string
  /** Trying again can help. */
  canReload: boolean
}

/** What the error page says about whatever a loader or a render threw (specification sections 2, 5 and 8). */
export function describeRouteFailure(error: unknown, online: boolean): RouteFailure {
  if (error instanceof BadIdError)
    return { kind: 'badId', text: '请检查id参数是否正确', detail: error.message, canReload: false }
  if (!online) return { kind: 'offline', text: '当前网络不可用', canReload: true }
  if (error instanceof ChunkLoadError)
    return { kind: 'chunk', text: '页面资源加载失败，请检查网络后重试', canReload: true }
  return { kind: 'other', text: 'Something went wrong, please check server API', canReload: true }
}
