import { seededRandom } from '@/lib/random'

const random = seededRandom('qixi-sky')
const between = (least: number, most: number) => Math.round(least + random() * (most - least))

const BIRDS_COUNT = 9

/** Where each magpie rests: an arch over the river, from one star to the other. */
export const BIRDS = Array.from({ length: BIRDS_COUNT }, (_, at) => {
  const way = at / (BIRDS_COUNT - 1)
  return {
    left: Math.round(150 + way * 400),
    top: Math.round(372 - Math.sin(way * Math.PI) * 92),
    /** They come from both sides. */
    fromLeft: at < BIRDS_COUNT / 2,
    delay: Math.abs(at - (BIRDS_COUNT - 1) / 2) * 0.16,
  }
})

/** At most 20 (the design's number). */
export const FIREFLIES = Array.from({ length: 16 }, () => ({
  left: between(20, 720),
  top: between(420, 620),
  delay: between(0, 40) / 10,
}))
