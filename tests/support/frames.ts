/** Waits for this many frames: time enough for what must not happen. For `page.evaluate`. */
export async function frames(count: number): Promise<void> {
  for (let each = 0; each < count; each += 1) await new Promise(requestAnimationFrame)
}
