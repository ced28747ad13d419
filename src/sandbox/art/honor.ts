import { sample, randomInt, type Random } from '@/sandbox/random'
import { circle, mix, n, path } from './draw'

const RIBBONS = ['#b3202c', '#1f4e9e', '#1f7a5c', '#6a3fb5'] as const
const GOLDS = ['#d9a441', '#c7a36a', '#b9c0c9'] as const

/** A certificate with a medal, 3:2. */
export function honor(random: Random): string {
  const [ribbon, gold] = [sample(random, RIBBONS), sample(random, GOLDS)]
  const paper = mix(gold, '#fff', 0.86)
  const lines = Array.from({ length: 3 }, (_, at) => {
    const w = 150 - at * 26 + randomInt(random, 30)
    return `M${300 - w} ${n(238 + at * 26)}h${2 * w}`
  })
  const content =
    path(paper, 'M0 0h600v400H0z') +
    `<path d="M26 26h548v348H26z" fill="none" stroke="${gold}" stroke-width="8"/>` +
    `<path d="M42 42h516v316H42z" fill="none" stroke="${gold}" stroke-width="2"/>` +
    corners(gold) +
    path(ribbon, 'M268 150l-26 78 26-8 14 22 18-74 18 74 14-22 26 8-26-78z') +
    medal(gold) +
    `<path d="${lines.join('')}" stroke="${mix(gold, '#5a4a30', 0.4)}" stroke-width="9" stroke-linecap="round" opacity=".35" transform="translate(0 22)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400">${content}</svg>`
}

function medal(gold: string): string {
  const rays = Array.from({ length: 16 }, (_, at) => {
    const [a, b] = [(at * Math.PI) / 8, ((at + 0.5) * Math.PI) / 8]
    return `${n(300 + 70 * Math.cos(a))} ${n(120 + 70 * Math.sin(a))} ${n(300 + 60 * Math.cos(b))} ${n(120 + 60 * Math.sin(b))}`
  })
  return (
    path(gold, `M${rays.join(' ')}z`) +
    circle(mix(gold, '#fff', 0.45), 300, 120, 48) +
    circle(mix(gold, '#5a3a00', 0.18), 300, 120, 40) +
    path(
      '#fff',
      'M300 90l8.500 19.500 21 1.800-16 13.800 5 20.700-18.500-11-18.500 11 5-20.700-16-13.800 21-1.800z',
    )
  )
}

function corners(gold: string): string {
  const corner = '<path id="k" d="M42 92q40-10 50-50M42 72q24-6 30-30"/>'
  return `<g fill="none" stroke="${gold}" stroke-width="3">${corner}<use href="#k" transform="matrix(-1 0 0 1 600 0)"/><use href="#k" transform="matrix(1 0 0-1 0 400)"/><use href="#k" transform="rotate(180 300 200)"/></g>`
}
