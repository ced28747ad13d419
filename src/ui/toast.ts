import { toast } from 'react-hot-toast/headless'

/** Shows a short text. The text is its own id: one that is on screen stays a little longer instead of coming twice. */
export function showToast(text: string): void {
  const shown = text.trim()
  if (shown !== '') toast(shown, { id: shown })
}

/** Takes all of them away at once. */
export function dismissToasts(): void {
  toast.remove()
}
