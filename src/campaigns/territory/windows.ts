/** How many windows of the valley are lit: two a level. */
export function litWindows(level: number, total: number): number {
  if (!(level > 0)) return 0
  return Math.min(Math.round(level * 2), total)
}
