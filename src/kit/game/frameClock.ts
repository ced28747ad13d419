/** A phone that stalls must not play the lost time at once: further steps are dropped. */
const MOST_STEPS = 5
/** The weight of one frame in the average. */
const WEIGHT = 0.1

export interface Frame {
  /** How many steps of the game's rules to run. */
  steps: number
  /** How far the screen is between the last step and the next one, 0 to below 1. */
  between: number
  /** Moving average of the frames' duration in milliseconds. */
  average: number
}

/** Cuts a phone's uneven frames into steps of one length. The same object is handed out for each frame. */
export function frameClock(stepMs: number): (now: number) => Frame {
  let last: number | undefined
  let owed = 0
  const frame: Frame = { steps: 0, between: 0, average: stepMs }
  return (now) => {
    const passed = last === undefined ? 0 : Math.max(0, now - last)
    if (last !== undefined) frame.average += (passed - frame.average) * WEIGHT
    last = now
    owed += passed
    const due = Math.floor(owed / stepMs)
    frame.steps = Math.min(due, MOST_STEPS)
    owed -= due * stepMs
    frame.between = owed / stepMs
    return frame
  }
}
