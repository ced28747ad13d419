import { randomInt, type Random } from '@/sandbox/random'
import { circle, cloud, glow, mix, n, paletteOf, path, ridge, scene, stars } from './draw'
import type { Palette } from './draw'

/** A pagoda or a spire of tomorrow before layers of hills. */
export function tower(random: Random): string {
  const palette = paletteOf(random)
  const x = 200 + random() * 200
  const [far, near] = [
    mix(palette.sky[2], palette.hues[0], 0.3),
    mix(palette.hues[0], palette.ink, 0.35),
  ]
  const building = random() < 0.55 ? pagoda(random, palette, x) : spire(random, palette, x)
  const content =
    stars(random, 12, 150) +
    glow(palette, x + (x > 300 ? -130 : 130), 110, 48) +
    ridge(random, far, 235, 40) +
    cloud(40 + random() * 300, 225, 200, 0.4) +
    ridge(random, mix(far, near, 0.5), 285, 35) +
    building +
    cloud(300 + random() * 160, 335, 180, 0.45) +
    ridge(random, near, 345, 20) +
    ridge(random, mix(near, palette.ink, 0.7), 375, 14)
  return scene(palette, content)
}

function pagoda(random: Random, palette: Palette, x: number): string {
  const tiers = 5 + randomInt(random, 3)
  const step = 230 / tiers
  const wall = mix(palette.light, palette.hues[1], 0.35)
  const roof = mix(palette.hues[1], palette.ink, 0.35)
  const layers = Array.from({ length: tiers }, (_, at) => {
    const y = 345 - at * step
    const w = 66 - (at * 46) / tiers
    const eave = w + 22
    return (
      path(wall, `M${n(x - w)} ${n(y)}h${n(2 * w)}v-${n(step)}h-${n(2 * w)}z`) +
      path(palette.ink, `M${n(x)} ${n(y)}h${n(w)}v-${n(step)}h-${n(w)}z`, ' opacity=".16"') +
      path(
        roof,
        `M${n(x - eave)} ${n(y - step + 6)}q${n(eave * 0.6)}-2 ${n(eave * 0.72)}-20h${n(eave * 0.56)}q${n(eave * 0.12)} 18 ${n(eave * 0.72)} 20-${n(eave)} 8-${n(2 * eave)} 0z`,
      )
    )
  }).join('')
  const lamp = `<path d="M${n(x)} 338V${n(345 - tiers * step + 20)}" stroke="${palette.light}" stroke-width="12" stroke-dasharray="${n(step * 0.42)} ${n(step * 0.58)}"/>`
  const top = 345 - tiers * step - 12
  return `${layers}${lamp}${path(palette.light, `M${n(x - 4)} ${n(top)}l4-38 4 38z`)}`
}

function spire(random: Random, palette: Palette, x: number): string {
  const [a, b] = [palette.hues[0], palette.hues[2]]
  const body = (dx: number, w: number, h: number, color: string) =>
    path(
      mix(color, '#fff', 0.25),
      `M${n(x + dx - w)} 360Q${n(x + dx - w * 0.3)} ${n(360 - h * 0.6)} ${n(x + dx)} ${n(360 - h)}V360z`,
    ) +
    path(
      mix(color, palette.ink, 0.3),
      `M${n(x + dx + w)} 360Q${n(x + dx + w * 0.3)} ${n(360 - h * 0.6)} ${n(x + dx)} ${n(360 - h)}V360z`,
    )
  const rings = Array.from({ length: 3 }, (_, at) => {
    const y = 300 - at * 58
    const rx = 62 - at * 16
    return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${rx}" ry="${n(rx * 0.22)}" fill="none" stroke="${palette.light}" stroke-width="5" opacity=".85"/>`
  }).join('')
  return (
    body(-78, 26, 120 + random() * 50, b) +
    body(84, 30, 140 + random() * 40, b) +
    body(0, 44, 290, a) +
    rings +
    circle(palette.light, x, 72, 9)
  )
}
