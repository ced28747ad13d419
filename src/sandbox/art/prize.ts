import { circle, gradient, mix, n, path, square } from './draw'

const GOLD = '#f0b429'
const INK = '#2a1a4d'

/** A picture of one thing on a soft ground, 1:1. */
function thing(from: string, to: string, content: string, defs = ''): string {
  return square(gradient('g', [from, to], 'x2="1" y2="1"'), content, defs)
}

function star(fill: string, x: number, y: number, r: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, reach] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? r : r * 0.45]
    return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`
  })
  return path(fill, `M${points.join('L')}z`)
}

function ellipse(fill: string, y: number, rx: number, ry: number): string {
  return `<ellipse fill="${fill}" cx="100" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`
}

/** Points: a stack of coins. */
export function coin(): string {
  const edge = mix(GOLD, INK, 0.35)
  const stack = [150, 130, 110].map(
    (y) =>
      path(edge, `M48 ${y}v14a52 17 0 0 0 104 0v-14z`) +
      ellipse(GOLD, y, 52, 17) +
      ellipse(mix(GOLD, '#fff', 0.3), y, 38, 11),
  )
  const face = circle(GOLD, 100, 68, 36) + circle(mix(GOLD, '#fff', 0.35), 100, 68, 28)
  return thing(
    '#fff3cf',
    '#ffd98a',
    stack.join('') + face + star(mix(GOLD, INK, 0.25), 100, 69, 19),
  )
}

/** A postcard from another sky. */
export function postcard(): string {
  const card =
    '<g transform="rotate(-7 100 100)">' +
    path('#fff', 'M26 48h148v104H26z') +
    path('url(#n)', 'M34 56h84v88H34z') +
    path(mix('#2b1a6b', '#fff', 0.25), 'M34 128q22-22 42-8t42-10v34H34z') +
    circle('#ffe3a3', 94, 80, 12) +
    star('#fff', 54, 76, 6) +
    star('#fff', 70, 98, 4) +
    path('#f2557a', 'M144 58h22v28h-22z') +
    star('#fff', 155, 72, 8) +
    path('#c9c2e2', 'M128 104h38v5h-38zM128 118h38v5h-38zM128 132h26v5h-26z') +
    '</g>'
  return thing('#e8e3ff', '#b9a8f5', card, gradient('n', ['#1b1464', '#6a3fb5', '#ff9a8b']))
}

/** A coupon with its torn edge. */
export function coupon(): string {
  const ticket =
    '<g transform="rotate(-8 100 100)">' +
    path(
      '#ff7a59',
      `M24 58h92a12 12 0 0 0 24 0h36a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8h-36a12 12 0 0 0-24 0H24a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z`,
    ) +
    path('#ffe9de', 'M30 72h70v56H30z') +
    path('#ff7a59', 'M65 80l24 20h-7v20H48v-20h-7z') +
    path('#ffe9de', 'M58 104h14v16H58z') +
    `<path d="M128 76v52" stroke="#ffe9de" stroke-width="4" stroke-dasharray="7 6"/>` +
    star('#ffe3a3', 156, 100, 15) +
    '</g>'
  return thing('#ffeade', '#ffc9a8', ticket)
}

/** A badge on its ribbon. */
export function badge(): string {
  const hexagon = (r: number) =>
    Array.from({ length: 6 }, (_, at) => {
      const angle = (at * Math.PI) / 3 - Math.PI / 2
      return `${n(100 + r * Math.cos(angle))} ${n(112 + r * Math.sin(angle))}`
    }).join('L')
  const content =
    path('#3f6fd8', 'M66 22h28v54H66z') +
    path('#e0527a', 'M106 22h28v54h-28z') +
    path(mix(GOLD, INK, 0.2), `M${hexagon(62)}z`) +
    path(GOLD, `M${hexagon(54)}z`) +
    path('#5a2d82', `M${hexagon(44)}z`) +
    path('#ffb37a', 'M84 88h32v8h10v12h-10v38H84v-38H74V96h10z') +
    path('#3ec6b5', 'M88 112h24v6H88zM92 132h16v5H92z') +
    circle('#fff', 93, 102, 4) +
    circle('#fff', 107, 102, 4)
  return thing('#e3f0ff', '#a9c8f5', content)
}

/** A sculpture: a crystal on its stand. */
export function sculpture(): string {
  const content =
    ellipse(mix('#123c5a', '#fff', 0.3), 168, 56, 12) +
    path('#33507a', 'M62 150h76l8 18H54z') +
    path('#7fe3ff', 'M100 26l38 46-38 74-38-74z') +
    path('#3fb4e8', 'M100 26l38 46h-38z') +
    path('#b8f2ff', 'M100 26L62 72h38z') +
    path('#2490cf', 'M138 72l-38 74V72z') +
    star('#fff', 150, 48, 9) +
    star('#fff', 48, 60, 6)
  return thing('#d9f3ff', '#8fc3ea', content)
}

/** A present. */
export function present(): string {
  const content =
    path('#7d5fff', 'M38 92h124v76H38z') +
    path('#9a83ff', 'M30 72h140v26H30z') +
    path(GOLD, 'M88 72h24v96H88z') +
    path(mix(GOLD, INK, 0.12), 'M88 98h24v6H88z') +
    `<path d="M100 72C84 34 46 40 56 60q8 14 44 12C116 34 154 40 144 60q-8 14-44 12z" fill="none" stroke="${GOLD}" stroke-width="11" stroke-linejoin="round"/>` +
    star('#fff', 152, 40, 8) +
    star('#fff', 44, 34, 5)
  return thing('#efe6ff', '#c9b3f7', content)
}
