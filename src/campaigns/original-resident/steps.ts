export interface Step {
  /** Percent of the way's width and of a stage's height, from the stage's own upper left. */
  left: number
  top: number
  turn: number
}

const SIDES = [34, 66] as const
const STEPS = 3

/** The small stones on the way from the stage before to this one: from its middle to this one's, in a bow. */
export function stepsTo(index: number): Step[] {
  const to = SIDES[index % 2] ?? SIDES[0]
  // The first stage is reached from the page's edge.
  const from = index === 0 ? 50 : (SIDES[(index + 1) % 2] ?? SIDES[1])
  const start = index === 0 ? -10 : -50
  return Array.from({ length: STEPS }, (_, at) => {
    const way = (at + 1) / (STEPS + 1)
    return {
      left: from + (to - from) * way + (at % 2 === 0 ? 7 : -7) * (index % 2 === 0 ? 1 : -1),
      top: start + (50 - start) * (0.12 + way * 0.76),
      turn: ((index * 37 + at * 53) % 40) - 20,
    }
  })
}

/** The small stones light up one by one with what is done; the last one before the stage is reached. */
export function isLit(at: number, count: number, progress: number): boolean {
  return progress >= (at + 1) / (count + 1)
}
