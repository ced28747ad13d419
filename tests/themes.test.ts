import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesUnder } from '@tests/support/modules'

type Tokens = Record<string, string>
type Colour = readonly [number, number, number]

const TINT = Number(
  /\.quiet::before \{[^}]*opacity: ([\d.]+)/.exec(
    readFileSync('src/ui/button/Button.module.css', 'utf8'),
  )?.[1],
)
const own = readFileSync('src/ui/tokens.css', 'utf8')
const ROOT = tokensOf(/:root \{[^}]*\}/.exec(own)?.[0])
const DARK = tokensOf(/\[data-dark\] \{[^}]*\}/.exec(own)?.[0])

/** The themes: what sets the page's ground. */
const THEMES = filesUnder('src')
  .filter((path) => path.endsWith('.module.css'))
  .flatMap((path) => {
    const theme = tokensOf(/^\.theme \{[^}]*\}/m.exec(readFileSync(path, 'utf8'))?.[0])
    return theme['--bg'] === undefined ? [] : [{ path, theme }]
  })

function tokensOf(css = ''): Tokens {
  return Object.fromEntries(
    [...css.matchAll(/(--[\w-]+): (#[\da-f]{6})/g)].map(([, k, v]) => [k, v]),
  )
}

function colourOf(hex = ''): Colour {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

function brightness(colour: Colour): number {
  const [red, green, blue] = colour.map((value) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Colour
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const tinted = (ground: Colour, colour: Colour) =>
  ground.map((value, at) => value * (1 - TINT) + (colour[at] ?? 0) * TINT) as unknown as Colour

/* Sheets and dialogs of all pages take the theme: what they show can be read in each, also where axe does not look. */
test.each([{ path: 'src/ui/tokens.css', theme: {} as Tokens }, ...THEMES])(
  'what a layer shows can be read in the theme of $path',
  ({ theme }) => {
    const isDark = brightness(colourOf(theme['--surface'] ?? ROOT['--surface'])) < 0.2
    const tokens = { ...ROOT, ...(isDark && DARK), ...theme }
    const colour = (name: string) => colourOf(tokens[`--${name}`])
    const surface = colour('surface')
    const accent = colour('accent')
    const pairs: Record<string, number> = {
      'a quiet button': contrast(accent, tinted(surface, accent)),
      'a main button': contrast(colour('on-accent'), accent),
    }
    for (const name of ['ink', 'ink-2', 'accent', 'danger', 'success'])
      pairs[name] = contrast(colour(name), surface)
    for (const name of ['ink', 'ink-2'])
      pairs[`${name} in a field`] = contrast(colour(name), colour('surface-2'))
    expect(Object.entries(pairs).filter(([, value]) => !(value >= 4.5))).toEqual([])
  },
)
