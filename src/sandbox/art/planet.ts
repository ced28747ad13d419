import { randomInt, type Random } from '@/sandbox/random'
import { circle, gradient, mix, n, paletteOf, path, ridge, scene, stars } from './draw'
import type { Palette } from './draw'

/** A planet with bands or craters, often with a ring, above a dark ground. */
export function planet(random: Random): string {
  const palette = paletteOf(random)
  const night: Palette = {
    ...palette,
    sky: [mix(palette.ink, '#000', 0.35), mix(palette.ink, palette.hues[0], 0.35), palette.hues[0]],
  }
  const [x, y, r] = [250 + random() * 100, 165 + random() * 30, 88 + random() * 24]
  const tilt = -28 + random() * 56
  const hasRing = random() < 0.7
  const surface =
    random() < 0.6 ? bands(random, palette, x, y, r) : craters(random, palette, x, y, r)
  const body = `${circle('url(#p)', x, y, r)}<g clip-path="url(#c)">${surface}${shade(palette, x, y, r)}</g>`
  const defs =
    gradient(
      'p',
      [mix(palette.hues[1], '#fff', 0.35), palette.hues[1], mix(palette.hues[1], palette.ink, 0.5)],
      'x2=".8" y2="1"',
    ) + `<clipPath id="c">${circle('#000', x, y, r)}</clipPath>`
  const moon = circle(
    mix(palette.hues[2], '#fff', 0.4),
    x + r * 1.6,
    y - r * 0.9,
    12 + random() * 12,
  )
  const content = hasRing
    ? ring(palette, x, y, r, tilt, false) + body + ring(palette, x, y, r, tilt, true)
    : body
  const halo = circle(palette.hues[2], x, y, r * 1.35, ' opacity=".12"')
  return scene(
    night,
    stars(random, 26, 320) + halo + moon + content + ground(random, palette),
    defs,
  )
}

function bands(random: Random, palette: Palette, x: number, y: number, r: number): string {
  return Array.from({ length: 5 }, (_, at) => {
    const top = y - r + (at + 0.3 + random() * 0.4) * ((2 * r) / 5)
    const color = palette.hues[randomInt(random, 3)] ?? palette.light
    const d = `M${n(x - r)} ${n(top)}q${n(r / 2)} ${n(random() * 22 - 8)} ${n(r)} 0t${n(r)} 0v${n(8 + random() * 16)}q-${n(r / 2)} ${n(random() * 16)}-${n(r)} 0t-${n(r)} 0z`
    return path(mix(color, '#fff', 0.25), d, ' opacity=".55"')
  }).join('')
}

function craters(random: Random, palette: Palette, x: number, y: number, r: number): string {
  return Array.from({ length: 8 }, () => {
    const [cx, cy, size] = [
      x + (random() - 0.5) * 1.6 * r,
      y + (random() - 0.5) * 1.6 * r,
      7 + random() * 20,
    ]
    return (
      circle(mix(palette.hues[1], palette.ink, 0.35), cx, cy, size, ' opacity=".55"') +
      circle(
        mix(palette.hues[1], '#fff', 0.2),
        cx + size / 6,
        cy + size / 6,
        size * 0.8,
        ' opacity=".5"',
      )
    )
  }).join('')
}

/** The side away from the light. */
function shade(palette: Palette, x: number, y: number, r: number): string {
  return path(
    palette.ink,
    `M${n(x + r * 0.35)} ${n(y - r)}a${n(r)} ${n(r)} 0 0 1-${n(r * 0.6)} ${n(2 * r)}h${n(r * 1.8)}v-${n(2 * r)}z`,
    ' opacity=".28"',
  )
}

/** Half of a ring: the part behind the planet or the part in front. */
function ring(palette: Palette, x: number, y: number, r: number, tilt: number, front: boolean) {
  const half = (scale: number, width: number, color: string) => {
    const rx = r * scale
    const d = `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(rx * 0.26)} 0 0 ${front ? 0 : 1} ${n(2 * rx)} 0`
    return `<path d="${d}" stroke="${color}" stroke-width="${width}"/>`
  }
  return `<g fill="none" opacity=".9" transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">${half(1.72, 11, palette.light)}${half(1.48, 7, mix(palette.hues[2], '#fff', 0.3))}</g>`
}

function ground(random: Random, palette: Palette): string {
  return (
    ridge(random, mix(palette.hues[0], palette.ink, 0.55), 335, 22) +
    ridge(random, mix(palette.ink, palette.hues[0], 0.12), 365, 18)
  )
}
