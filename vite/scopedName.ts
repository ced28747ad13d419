import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * CSS module class names that are the same in the app, in the early scripts and in tests. Short: each document carries
 * some hundred of them.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file)
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, 4)
  return `${name}_${hash}`
}
