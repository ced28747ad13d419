/** A route parameter that is no plain run of digits: no call was made (specification section 5). */
export class BadIdError extends Error {
  override readonly name = 'BadIdError'
  constructor() {
    super('please check whether the id parameter is correct')
  }
}

/** The message when a part of the page's own code did not load. */
export const CHUNK_TEXT = '页面资源加载失败，请检查网络后重试'

/** A script chunk that did not arrive within 120 s or failed on the network (specification section 8). */
export class ChunkLoadError extends Error {
  override readonly name: string = 'ChunkLoadError'
}

/** The same for a style sheet. */
export class CSSChunkLoadError extends ChunkLoadError {
  override readonly name = 'CSSChunkLoadError'
}

/** The page's text for any load that failed, as in the specification (section 8). */
export const LOAD_FAILED_TEXT = 'Something went wrong, please check server API'
