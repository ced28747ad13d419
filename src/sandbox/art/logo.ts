import { sample, randomInt, type Random } from '@/sandbox/random'
import { circle, gradient, mix, n, path, square } from './draw'

const PAIRS = [
  ['#4c6fff', '#8f5bff'],
  ['#00b4a0', '#3ddc97'],
  ['#ff7a59', '#ffb347'],
  ['#e0457b', '#ff8fa3'],
  ['#0f2a5f', '#2f6fd0'],
  ['#6a3fb5', '#d16ba5'],
  ['#1f7a5c', '#a8c256'],
  ['#37474f', '#90a4ae'],
  ['#c0392b', '#f1a64b'],
] as const

/** The mark of a company, 1:1. */
export function logo(random: Random): string {
  const [from, to] = sample(random, PAIRS)
  const mark = sample(random, MARKS)(random, mix(to, '#fff', 0.65))
  return square(gradient('g', [from, to], 'x2="1" y2="1"'), mark)
}

type Mark = (random: Random, soft: string) => string

const turned = (count: number, shape: (at: number) => string) =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${n((360 / count) * at)} 100 100)">${shape(at)}</g>`,
  ).join('')

const petals: Mark = (random, soft) =>
  turned(5 + randomInt(random, 4), (at) =>
    path(at % 2 ? soft : '#fff', 'M100 98q-24-30 0-60 24 30 0 60z', ' opacity=".92"'),
  ) + circle('#fff', 100, 100, 9)

const prism: Mark = (_, soft) =>
  path('#fff', 'M100 40l52 30-52 30-52-30z') +
  path(soft, 'M48 76l48 28v56l-48-28z') +
  path('#fff', 'M152 76l-48 28v56l48-28z', ' opacity=".55"')

const waves: Mark = (random, soft) => {
  const lift = 8 + randomInt(random, 14)
  return [0, 1, 2]
    .map((at) =>
      path(
        at === 1 ? soft : '#fff',
        `M36 ${72 + at * 30}q32-${lift * 2} 64 0t64 0v14q-32 ${lift * 2}-64 0t-64 0z`,
        ` opacity="${1 - at * 0.2}"`,
      ),
    )
    .join('')
}

const orbit: Mark = (random, soft) =>
  `<g fill="none" stroke="#fff" stroke-width="8">${turned(2 + randomInt(random, 2), () => '<ellipse cx="100" cy="100" rx="66" ry="26"/>')}</g>` +
  circle(soft, 100, 100, 20)

const blocks: Mark = (random, soft) =>
  Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [50 + (at % 3) * 36, 50 + Math.floor(at / 3) * 36]
    const shape = randomInt(random, 3)
    const fill = randomInt(random, 2) ? '#fff' : soft
    if (shape === 0) return path(fill, `M${x} ${y}h30v30h-30z`)
    return shape === 1
      ? circle(fill, x + 15, y + 15, 15)
      : path(fill, `M${x} ${y}h30a30 30 0 0 1-30 30z`)
  }).join('')

const MARKS: readonly Mark[] = [petals, prism, waves, orbit, blocks]
