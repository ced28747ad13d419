import { sample, randomInt, type Random } from '@/sandbox/random'
import { circle, cloud, glow, mix, n, paletteOf, path, scene, type Palette } from './draw'

/** Floating islands with trees, a house and a waterfall. */
export function island(random: Random): string {
  const palette = paletteOf(random)
  const side = random() < 0.5 ? -1 : 1
  const small = (x: number, y: number, scale: number) =>
    `<use href="#i" transform="translate(${n(x)} ${n(y)})scale(${scale.toFixed(2)})"/>`
  const main = `<g transform="translate(300 205)">${rock(random, palette, 150)}${water(random)}${plants(random, palette)}${house(random, palette)}</g>`
  const far = `<g id="i">${rock(random, palette, 110)}${plants(random, palette, 0.8)}</g>`
  const light = glow(palette, 300 - side * (150 + random() * 60), 85 + random() * 30, 36)
  const content =
    light +
    cloud(40 + random() * 80, 130, 130, 0.55) +
    small(300 + side * 205, 120 + random() * 30, 0.34 + random() * 0.1) +
    small(300 - side * 215, 190 + random() * 40, 0.42 + random() * 0.12) +
    main +
    cloud(380 + random() * 60, 345, 170, 0.65) +
    cloud(60 + random() * 60, 370, 150, 0.5)
  return scene(palette, content, far)
}

/** The grass on top and the stone below, centred on 0 0. */
function rock(random: Random, palette: Palette, w: number): string {
  const stone = mix(palette.hues[1], palette.ink, 0.4)
  const tip = n((random() - 0.5) * w * 0.4)
  const grass = mix('#5cb87a', palette.hues[0], 0.45)
  return (
    path(
      stone,
      `M-${w} 0L-${n(w * 0.6)} 52-${n(w * 0.34)} 74 ${tip} ${n(96 + random() * 40)} ${n(w * 0.42)} 66 ${n(w * 0.7)} 46 ${w} 0z`,
    ) +
    path(
      mix(stone, palette.ink, 0.45),
      `M${n(w * 0.1)} 0L${tip} 120 ${n(w * 0.42)} 66 ${n(w * 0.7)} 46 ${w} 0z`,
      ' opacity=".6"',
    ) +
    `<ellipse rx="${w}" ry="${n(w * 0.22)}" fill="${grass}"/>` +
    `<ellipse cx="-${n(w * 0.12)}" cy="-6" rx="${n(w * 0.78)}" ry="${n(w * 0.14)}" fill="#fff" opacity=".18"/>`
  )
}

function plants(random: Random, palette: Palette, density = 1): string {
  const leaf = mix('#3f9b6b', palette.hues[0], 0.35)
  const fir = (x: number, y: number, h: number) =>
    path(mix(leaf, palette.ink, 0.15), `M${n(x)} ${n(y - h)}l${n(h * 0.3)} ${n(h)}h-${n(h * 0.6)}z`)
  const round = (x: number, y: number, h: number) =>
    path(palette.ink, `M${n(x - 2)} ${n(y)}v-${n(h)}h4v${n(h)}z`, ' opacity=".6"') +
    circle(mix(sample(random, palette.hues), '#fff', 0.25), x, y - h, h * 0.42)
  return Array.from({ length: Math.round(5 * density) }, (_, at) => {
    const x = -100 + at * 40 + random() * 16
    const y = -14 + Math.abs(x) * 0.02 + random() * 22
    return random() < 0.5 ? fir(x, y, 34 + random() * 26) : round(x, y, 26 + random() * 14)
  }).join('')
}

function house(random: Random, palette: Palette): string {
  const x = -30 + randomInt(random, 60)
  const wall = mix(palette.light, '#fff', 0.4)
  return (
    path(wall, `M${x} -52h54v56h-54z`) +
    path(mix(wall, palette.ink, 0.25), `M${x + 54} -52l22-8v52l-22 12z`) +
    path(palette.hues[1], `M${x - 8} -48l35-42 35 42z`) +
    path(mix(palette.hues[1], palette.ink, 0.35), `M${x + 62} -48l-35-42 26-6 30 34z`) +
    path(palette.ink, `M${x + 20} 4v-26a8 8 0 0 1 16 0v26z`, ' opacity=".75"')
  )
}

function water(random: Random): string {
  const x = random() < 0.5 ? -96 : 74
  return (
    path('#fff', `M${x} 14q8 60 2 150h22q-2-90 0-148z`, ' opacity=".55"') +
    path('#8fe3ff', `M${x + 6} 14q6 60 4 130h8q0-80 2-128z`, ' opacity=".7"')
  )
}
