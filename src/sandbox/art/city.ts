import { randomInt, type Random } from '@/sandbox/random'
import { cloud, glow, mix, n, paletteOf, path, ridge, scene, stars, type Palette } from './draw'

/** An isometric quarter on a floating slab. */
export function city(random: Random): string {
  const palette = paletteOf(random)
  const [x, y] = [300, 205]
  const isNight = brightness(palette.sky[0]) < 90
  const sky = isNight
    ? stars(random, 20)
    : cloud(60 + random() * 60, 110, 120) + cloud(430, 80, 90, 0.5)
  const hills = ridge(random, mix(palette.sky[2], palette.hues[0], 0.35), 270, 40)
  const light = glow(palette, 90 + random() * 420, 80 + random() * 50, 34)
  return scene(
    palette,
    sky + light + hills + slab(palette, x, y) + houses(random, x, y),
    kinds(random, palette),
  )
}

const HALF = 38
const SIZE = 4
/** The kinds of house in one quarter, from low to high. */
const HEIGHTS = [24, 40, 58, 78, 100] as const

function houses(random: Random, x: number, y: number): string {
  return Array.from({ length: SIZE * SIZE }, (_, at) => {
    const [column, row] = [at % SIZE, Math.floor(at / SIZE)]
    const px = n(x + (column - row) * HALF)
    const py = n(y + ((column + row) * HALF) / 2 - HALF * 1.1)
    const outer = Math.abs(column - 1.5) + Math.abs(row - 1.5)
    const kind = Math.max(randomInt(random, HEIGHTS.length + 1) - Math.round(outer / 2), 0)
    const shown = random() < 0.24 ? 't' : `h${Math.min(kind, HEIGHTS.length - 1)}`
    return `<use href="#${shown}" x="${px}" y="${py}"/>`
  }).join('')
}

/** The parts of the quarter: a row of windows, trees, and a house of each height. */
function kinds(random: Random, palette: Palette): string {
  const w = HALF - 7
  const panes = `<path id="w" d="M${5 - w} 0l${w - 8} ${n((w - 8) / 2)}" stroke="${palette.light}" stroke-width="5" stroke-dasharray="6 4" opacity=".8"/>`
  const leaf = mix('#4caf7a', palette.hues[randomInt(random, 3)] ?? '#fff', 0.35)
  const trees = path(leaf, 'M-8-26l10 26h-20zM8-20l10 26H-2z', ' id="t"')
  const first = randomInt(random, 3)
  const boxes = HEIGHTS.map((height, at) => {
    const hue = palette.hues[(at + first) % 3] ?? palette.ink
    return `<g id="h${at}">${box(palette, hue, w, height, at % 2 === 0)}</g>`
  })
  return panes + trees + boxes.join('')
}

/** A house: the left side, the right side darker and the roof lighter. */
function box(palette: Palette, hue: string, w: number, height: number, lit: boolean): string {
  const half = w / 2
  const floors = lit ? Math.min(Math.floor(height / 18), 4) : 0
  const panes = Array.from(
    { length: floors },
    (_, at) => `<use href="#w" y="${n(14 - height + at * 15)}"/>`,
  )
  return (
    path(mix(hue, palette.ink, 0.18), `M-${w}-${height}l${w} ${half}v${height}l-${w}-${half}z`) +
    path(mix(hue, palette.ink, 0.48), `M0 ${half - height}l${w}-${half}v${height}L0 ${half}z`) +
    path(mix(hue, '#fff', 0.38), `M0-${height + half}l${w} ${half}-${w} ${half}-${w}-${half}z`) +
    panes.join('')
  )
}

function slab(palette: Palette, x: number, y: number): string {
  const w = HALF * SIZE + 18
  const top = y - HALF * 0.6 + HALF * (SIZE / 2 - 1) + 12
  const sides = (fill: string, sign: number) =>
    path(fill, `M${n(x)} ${n(top + w / 2)}l${sign * w}-${w / 2}v26l${-sign * w} ${w / 2}z`)
  return (
    `<ellipse cx="${x}" cy="372" rx="150" ry="14" fill="${palette.ink}" opacity=".18"/>` +
    sides(mix(palette.hues[1], palette.ink, 0.35), -1) +
    sides(mix(palette.hues[1], palette.ink, 0.6), 1) +
    path(
      mix(palette.hues[2], '#fff', 0.55),
      `M${x} ${n(top - w / 2)}l${w} ${w / 2}-${w} ${w / 2}-${w}-${w / 2}z`,
    )
  )
}

function brightness(color: string): number {
  return [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16), 0) / 3
}
