/** One bar of light: its place, width and height in the drawing, and its delay. */
export interface Bar {
  x: number
  width: number
  height: number
  /** In seconds. The light runs from the middle to the edges; negative, because the loop begins with the city risen. */
  delay: number
}

const WIDTH = 750
const MIDDLE = WIDTH / 2
/** Tenths of a second of the loop, see `rise` in Hero.module.css. */
const RISEN = 24

/** Bar heights, uneven like a skyline; low in the middle, where the light and the text above it are. */
const NEAR = [400, 470, 310, 236, 180, 112, 70, 92, 136, 106, 226, 290, 430, 350]
const FAR = [520, 430, 350, 260, 190, 134, 160, 206, 250, 330, 500, 420]

function row(heights: readonly number[], share: number): Bar[] {
  const step = WIDTH / heights.length
  return heights.map((height, index) => {
    const centre = step * (index + 0.5)
    const width = Math.round(step * share)
    return {
      x: Math.round(centre - width / 2),
      width,
      height,
      delay: (Math.round((Math.abs(centre - MIDDLE) / MIDDLE) * 8) - RISEN) / 10,
    }
  })
}

export const nearBars = row(NEAR, 0.62)
export const farBars = row(FAR, 0.78)
