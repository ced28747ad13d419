import { randomInt, type Random } from '@/sandbox/random'
import { cloud, glow, mix, n, paletteOf, path, ridge, scene, type Palette } from './draw'

/** Ridge behind ridge, or a lake under the sun. */
export function landscape(random: Random): string {
  const palette = paletteOf(random)
  const sun = 130 + random() * 340
  const sky =
    glow(palette, sun, 120 + random() * 40, 44) +
    cloud(60 + random() * 380, 110, 150, 0.4) +
    birds(random, palette)
  return scene(
    palette,
    sky + (random() < 0.5 ? ridges(random, palette) : lake(random, palette, sun)),
  )
}

function ridges(random: Random, palette: Palette): string {
  const hue = palette.hues[randomInt(random, 2)] ?? palette.ink
  return Array.from({ length: 6 }, (_, at) => {
    const part = at / 5
    const color =
      part < 0.5 ? mix(palette.sky[2], hue, part * 2) : mix(hue, palette.ink, part * 2 - 1)
    return ridge(random, color, 190 + at * 36, 46 - at * 5, 3 + randomInt(random, 3))
  }).join('')
}

function lake(random: Random, palette: Palette, sun: number): string {
  const [far, mid] = [
    mix(palette.sky[2], palette.hues[0], 0.4),
    mix(palette.hues[0], palette.ink, 0.4),
  ]
  const water = mix(palette.sky[1], palette.sky[2], 0.4)
  const glints = Array.from({ length: 9 }, (_, at) => {
    const w = 20 + random() * 70
    return `M${n(sun - w / 2 + (random() - 0.5) * 30)} ${n(272 + at * 10)}h${n(w)}`
  })
  return (
    ridge(random, far, 205, 40) +
    ridge(random, mid, 245, 22) +
    path(water, 'M0 262h600v138H0z') +
    path(mid, 'M0 262h600l-90 12-120-4-130 10-110-8-90 6-60-4z', ' opacity=".35"') +
    `<path d="${glints.join('')}" stroke="${palette.light}" stroke-width="4" stroke-linecap="round" opacity=".7"/>` +
    reeds(random, palette)
  )
}

function reeds(random: Random, palette: Palette): string {
  const stems = Array.from({ length: 16 }, () => {
    const x = random() < 0.5 ? random() * 170 : 430 + random() * 170
    return `M${n(x)} 400q${n(random() * 10)}-40 ${n((random() - 0.3) * 36)}-${n(50 + random() * 70)}`
  })
  return `<path d="${stems.join('')}" fill="none" stroke="${palette.ink}" stroke-width="4" stroke-linecap="round"/>`
}

function birds(random: Random, palette: Palette): string {
  const flock = Array.from(
    { length: 4 },
    () => `M${n(80 + random() * 440)} ${n(60 + random() * 70)}q7-8 13 0 6-8 13 0`,
  )
  return `<path d="${flock.join('')}" fill="none" stroke="${palette.ink}" stroke-width="2.5" opacity=".55"/>`
}
