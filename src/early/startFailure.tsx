import { StartFailure } from '@/frame/StartFailure'
import { write } from './jsx-runtime'

/** The error page cannot be drawn by what is missing, so the page's own HTML draws one. */
export function showStartFailure(): void {
  const root = document.getElementById('root')
  if (!root) return
  delete document.documentElement.dataset.entry
  delete document.documentElement.dataset.progress
  root.innerHTML = write(<StartFailure />)
  root.querySelector('button')?.addEventListener('click', () => window.location.reload())
}
