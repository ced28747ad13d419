import copy from 'copy-to-clipboard'
import { showToast } from '@/ui/toast/toast'
import { showCopyFallback } from './CopyFallback'

/** Some web views never answer the Clipboard API. */
const COPY_LIMIT_MS = 2000

/** Copies a text; call it synchronously in the tap. False if the browser allowed no method. Never rejects. */
export function copyText(text: string): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), COPY_LIMIT_MS)
    copy(text)
      .then(resolve, () => resolve(false))
      .finally(() => clearTimeout(timer))
  })
}

/** The kind of copied text, as shown to people. */
export type Copied = '链接' | '邀请码' | '地址' | '电话' | '诊断信息'

/** Copies and shows 「链接已复制」, or shows the text for the person to copy. True when it was copied. */
export async function copyAndTell(
  what: Copied,
  text: string,
  said = `${what}已复制`,
): Promise<boolean> {
  const copied = await copyText(text)
  if (copied) showToast(said)
  else showCopyFallback(text)
  return copied
}
