import { loadPart } from '@/lib/failure/loadChunk'
import type { Finding } from '../checks/report'

let open = false

/** Shows the debug console over every page, or removes it. Its code is loaded with the first tap. */
export async function switchConsole(): Promise<Finding> {
  const { default: eruda } = await loadPart('eruda', () => import('eruda'))
  if (open) eruda.destroy()
  else {
    eruda.init()
    // Its command line is an `eval`, which the policy of a built page refuses.
    eruda.get('console').config.set('jsExecution', import.meta.env.DEV)
  }
  open = !open
  return { ok: true, detail: open ? '已打开，点右下角图标' : '已关闭' }
}
