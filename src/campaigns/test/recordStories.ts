import type { Page } from '@/kit/list/pagedQuery'

export interface Story {
  id: string
  label: string
}

export const STORIES: readonly Story[] = [
  { id: 'pages', label: '三页' },
  { id: 'fails', label: '首页失败' },
  { id: 'later', label: '第二页失败' },
  { id: 'stalled', label: '重复的一页' },
  { id: 'empty', label: '空' },
  { id: 'slow', label: '一直加载' },
  { id: 'signedOut', label: '未登录' },
]

export interface StoryRow {
  id: string
  name: string
  time: string
}

const PAGE_SIZE = 4
const LAST_PAGE = 3
/** As a call rejects when the platform says it. */
const SIGNED_OUT: unknown = { code: 'S00000' }
const ANSWER_MS = 600

/** How a list of this story answers, page by page. The slow one ends only when it is left. */
export async function loadStory(
  story: string,
  pageNo: number,
  signal: AbortSignal,
): Promise<Page<StoryRow>> {
  await wait(story === 'slow' ? undefined : ANSWER_MS, signal)
  if (story === 'fails' || (story === 'later' && pageNo > 1)) throw new Error('示例失败')
  if (story === 'signedOut') throw SIGNED_OUT
  if (story === 'empty') return { list: [], hasMore: false }
  return { list: rowsOf(story === 'stalled' ? 1 : pageNo), hasMore: pageNo < LAST_PAGE }
}

function rowsOf(pageNo: number): StoryRow[] {
  return Array.from({ length: PAGE_SIZE }, (_, at) => {
    const number = (pageNo - 1) * PAGE_SIZE + at + 1
    return { id: String(number), name: `示例用户 ${number}`, time: '2026-11-20 08:00' }
  })
}

function wait(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === undefined ? undefined : setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('left', 'AbortError'))
    })
  })
}
