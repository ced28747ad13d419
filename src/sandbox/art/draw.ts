import { sample, type Random } from '@/sandbox/random'

/** The colours of one picture. */
export interface Palette {
  /** The sky from top to bottom. */
  sky: readonly [string, string, string]
  /** Sun, moon and lit windows. */
  light: string
  /** Three hues that sit well together. */
  hues: readonly [string, string, string]
  /** The darkest colour: of the foreground. */
  ink: string
}

/** Sky, light, hues, ink. */
const PALETTES = [
  ['#1b1464 #6a3fb5 #ff9a8b', '#ffe3a3', '#7d5fff #ff7eb3 #4fc3f7', '#150f3f'],
  ['#89cff0 #c9e9f6 #fff3d6', '#fff7c2', '#4a9d8f #f4a261 #e9c46a', '#1f4e5f'],
  ['#0b1030 #1d3a78 #3f8fc4', '#b9f3ff', '#4c6fff #00c2cb #8f7bff', '#060a20'],
  ['#ff9e7a #ffc6a0 #fff0d9', '#fffbe0', '#d1495b #edae49 #66a182', '#5b2a4e'],
  ['#0f3443 #2a7f7a #b8e0b0', '#fdf6c9', '#34a0a4 #76c893 #ffd166', '#0a2530'],
  ['#f3d1f4 #fbe3ea #fff6e5', '#fff', '#b388eb #8093f1 #f7aef8', '#5a4a8a'],
  ['#2b0f3a #8e2f5c #f7a072', '#ffd9a0', '#e05780 #f79256 #7b5ea7', '#1d0a2b'],
  ['#5aa9e6 #9fd0f5 #eaf6ff', '#fff9d8', '#ff6392 #ffe45e #7fc8f8', '#234a7d'],
  ['#102a2b #1f5f5b #e0b35c', '#ffefb5', '#c8963e #3c887e #d9d4b0', '#0a1c1e'],
  ['#dfe9f3 #f0f3f8 #ffffff', '#ffd7a8', '#6c8ead #a3bac3 #e07a5f', '#3d405b'],
] as const

export function paletteOf(random: Random): Palette {
  const [sky, light, hues, ink] = sample(random, PALETTES)
  return { sky: colors(sky), light, hues: colors(hues), ink }
}

function colors(text: string): Palette['sky'] {
  const [first = '', second = '', third = ''] = text.split(' ')
  return [first, second, third]
}

/** The colour `part` of the way from one to the other. */
export function mix(from: string, to: string, part: number): string {
  const [a, b] = [channels(from), channels(to)]
  const blend = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * part))
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  const hex = color.length === 4 ? color.slice(1).replace(/./g, '$&$&') : color.slice(1)
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** A number of a path, as short as it can be. */
export function n(value: number): string {
  return String(Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value))
}

export function path(fill: string, d: string, more = ''): string {
  return `<path fill="${fill}" d="${d}"${more}/>`
}

export function circle(fill: string, x: number, y: number, r: number, more = ''): string {
  return `<circle fill="${fill}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${more}/>`
}

export function gradient(id: string, colors: readonly string[], more = 'x2="0" y2="1"'): string {
  const last = Math.max(colors.length - 1, 1)
  const stops = colors.map((color, at) => `<stop offset="${n(at / last)}" stop-color="${color}"/>`)
  return `<linearGradient id="${id}" ${more}>${stops.join('')}</linearGradient>`
}

/** A 3:2 picture over a sky. */
export function scene(palette: Palette, content: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><defs>${gradient('s', palette.sky)}${defs}</defs>${path('url(#s)', 'M0 0h600v400H0z')}${content}</svg>`
}

/** A 1:1 picture on a ground that shades from one colour to another. */
export function square(ground: string, content: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><defs>${ground}${defs}</defs>${path('url(#g)', 'M0 0h200v200H0z')}${content}</svg>`
}

/** A sun or moon with its glow. */
export function glow(palette: Palette, x: number, y: number, r: number): string {
  return (
    circle(palette.light, x, y, r * 1.9, ' opacity=".16"') +
    circle(palette.light, x, y, r * 1.4, ' opacity=".25"') +
    circle(palette.light, x, y, r, ' opacity=".95"')
  )
}

/** Dots in the upper part of the sky. */
export function stars(random: Random, count: number, height = 230): string {
  const dots = Array.from(
    { length: count },
    () => `M${n(random() * 600)} ${n(random() * height)}h0`,
  )
  const half = Math.ceil(count * 0.7)
  const group = (d: readonly string[], width: number) =>
    `<path d="${d.join('')}" stroke="#fff" stroke-width="${width}" stroke-linecap="round" opacity=".75"/>`
  return group(dots.slice(0, half), 2) + group(dots.slice(half), 3.6)
}

/** A flat-bottomed cloud, `size` wide. */
export function cloud(x: number, y: number, size: number, opacity = 0.7): string {
  const s = size / 100
  const arcs = [
    [18, -4],
    [26, -22],
    [34, 6],
    [22, 20],
  ].map(([dx = 0, dy = 0]) => `a${n(18 * s)} ${n(18 * s)} 0 0 1 ${n(dx * s)} ${n(dy * s)}`)
  return path('#fff', `M${n(x)} ${n(y)}${arcs.join('')}z`, ` opacity="${opacity}"`)
}

/** A soft ridge from the left to the right edge, filled down to the bottom. */
export function ridge(random: Random, fill: string, top: number, swing: number, steps = 4): string {
  const width = 600 / steps
  const height = () => n(top + (random() - 0.5) * 2 * swing)
  const first = `M0 400V${height()}Q${n(width / 2)} ${height()} ${n(width)} ${height()}`
  const rest = Array.from({ length: steps - 1 }, (_, at) => `T${n(width * (at + 2))} ${height()}`)
  return path(fill, `${first}${rest.join('')}V400z`)
}
