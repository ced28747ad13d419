import { sample, randomInt, type Random } from '@/sandbox/random'
import { circle, gradient, mix, n, path, square } from './draw'

const GROUNDS = '#ffd6a5 #bde0fe #cdb4db #caffbf #ffc8dd #a0e7e5 #ffe5a0 #b8c0ff'.split(' ')
const SKINS = '#ffdbc4 #f6c7a6 #eab48c #ffe4d2'.split(' ')
const HAIRS = '#2d2a32 #4a3728 #6b4226 #8d5a3b #3b3b58 #c98b5e #7a5c9e'.split(' ')
const CLOTHES = '#4c6fff #ef6f6c #2a9d8f #f4a261 #7b5ea7 #e76f9a #457b9d'.split(' ')
const INK = '#33272a'

/** A friendly face of a person or an animal, 1:1. */
export function avatar(random: Random): string {
  const ground = sample(random, GROUNDS)
  const content = random() < 0.58 ? human(random) : animal(random)
  return square(gradient('g', [mix(ground, '#fff', 0.4), ground]), content)
}

function human(random: Random): string {
  const [skin, hair, cloth] = [
    sample(random, SKINS),
    sample(random, HAIRS),
    sample(random, CLOTHES),
  ]
  const [back, front] = sample(random, HAIRCUTS)
  const body =
    path(cloth, 'M28 200q4-48 72-48t72 48z') +
    path(mix(cloth, '#fff', 0.5), 'M78 152q22 22 44 0v6q-22 20-44 0z')
  const head =
    path(mix(skin, INK, 0.12), 'M86 128h28v26q-14 14-28 0z') +
    path(skin, 'M56 84q0-46 44-46t44 46q0 56-44 56t-44-56z') +
    circle(skin, 55, 96, 9) +
    circle(skin, 145, 96, 9)
  const glasses = randomInt(random, 5) === 0 ? GLASSES : ''
  return path(hair, back) + body + head + path(hair, front) + face(random, 92) + glasses
}

/** Hair behind the head and before it. */
const HAIRCUTS: readonly (readonly [string, string])[] = [
  [
    'M44 80q0-54 56-54t56 54v66q-14 10-24 2H68q-12 8-24-2z',
    'M54 86q4-34 40-36-8 16-26 22 46-2 56-24 18 8 22 38 6-58-46-58t-46 58z',
  ],
  ['M100 30z', 'M52 84q-8-56 48-58 60 0 48 58-4-20-14-30-36 14-70 0-8 10-12 30z'],
  ['M48 70q0-44 52-44t52 44v34H48z', 'M54 82q0-26 14-32 34 12 70-6 8 14 8 38 12-60-46-60t-46 60z'],
  ['M70 36a30 26 0 1 1 60 0z', 'M52 84q0-50 48-52 48 2 48 52-10-36-48-36t-48 36z'],
  [
    'M40 96q-6-70 60-70t60 70q4 30-8 44-6-30-10-44H58q-4 20-10 44-12-16-8-44z',
    'M56 80q8-30 44-30t44 30q0-46-44-46t-44 46z',
  ],
  [
    'M100 30z',
    'M50 82q-4-20 6-34-2-6 6-8 4-12 18-10 10-12 24-4 14-8 24 2 14 0 16 14 10 12 6 40-6-22-16-28-34 10-68 0-10 8-16 28z',
  ],
]
const GLASSES = `<path d="M63 92a15 15 0 1 0 30 0 15 15 0 1 0-30 0m44 0a15 15 0 1 0 30 0 15 15 0 1 0-30 0m-14 0q7-5 14 0" fill="#fff3" stroke="${INK}" stroke-width="3.5"/>`

function animal(random: Random): string {
  const [fur, ears] = sample(random, ANIMALS)
  const light = mix(fur, '#fff', 0.72)
  const shoulders = path(mix(fur, INK, 0.12), 'M34 200q6-50 66-50t66 50z')
  const muzzle = `<ellipse cx="100" cy="116" rx="30" ry="23" fill="${light}"/>`
  const nose = path(INK, 'M92 106h16q0 9-8 10-8-1-8-10z')
  return (
    shoulders +
    ears(fur) +
    path(fur, 'M42 92q0-46 58-46t58 46q0 54-58 54t-58-54z') +
    muzzle +
    face(random, 92, false) +
    nose
  )
}

const roundEars = (fur: string) =>
  circle(fur, 58, 54, 20) +
  circle(fur, 142, 54, 20) +
  circle(mix(fur, INK, 0.25), 58, 54, 10) +
  circle(mix(fur, INK, 0.25), 142, 54, 10)
const pointedEars = (fur: string) =>
  path(fur, 'M46 86l4-56 38 26zM154 86l-4-56-38 26z') +
  path('#f7a8a8', 'M54 66l3-22 18 13zM146 66l-3-22-18 13z')
const longEars = (fur: string) =>
  path(fur, 'M64 60q-16-52 4-54 18 4 16 50zM136 60q16-52-4-54-18 4-16 50z') +
  path('#f7a8a8', 'M69 50q-8-34 0-34 8 4 7 34zM131 50q8-34 0-34-8 4-7 34z')
const blackEars = () => circle(INK, 56, 54, 19) + circle(INK, 144, 54, 19)
const ANIMALS: readonly (readonly [string, (fur: string) => string])[] = [
  ['#b9896a', roundEars],
  ['#e58b4a', pointedEars],
  ['#8d93a5', pointedEars],
  ['#f3d9c4', longEars],
  ['#fbfbf7', blackEars],
  ['#f0b860', roundEars],
  ['#5d6378', pointedEars],
]

/** Eyes, cheeks and mouth. */
function face(random: Random, y: number, human = true): string {
  const [left, right] = [80, 120]
  const mood = randomInt(random, 3)
  const shut = `<path d="M${left - 8} ${y}q8-9 16 0M${right - 8} ${y}q8-9 16 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`
  const open =
    circle(INK, left, y, 6) +
    circle(INK, right, y, 6) +
    circle('#fff', left + 2, y - 2, 2) +
    circle('#fff', right + 2, y - 2, 2)
  const cheeks =
    circle('#ff8f8f', left - 10, y + 18, 8, ' opacity=".4"') +
    circle('#ff8f8f', right + 10, y + 18, 8, ' opacity=".4"')
  const mouthY = y + (human ? 24 : 28)
  const smile =
    mood === 1
      ? path('#b8433f', `M88 ${n(mouthY)}h24q-2 13-12 13t-12-13z`)
      : `<path d="M90 ${mouthY}q10 9 20 0" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`
  return (mood === 2 ? shut : open) + cheeks + smile
}
