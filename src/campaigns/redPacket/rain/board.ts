import type { Surface } from '@/kit/game/useCanvas'
import { drawRain } from './drawRain'
import { burst, createEffects, stepEffects } from './effects'
import { FEW, WORLD_WIDTH, createRain, mostFor, stepRain, touchRain } from './rain'
import { createSprites } from './sprites'
import type { Sprites } from './sprites'

export const STEP_MS = 1000 / 60
const GOLD_POWER = 2

export interface Score {
  hits: number
  combo: number
}

/** The rules of a play on a screen: steps them, draws them, hands them the touches. */
export function createBoard(seed: string, durationSec: number) {
  const rain = createRain(seed, durationSec)
  const effects = createEffects(seed)
  let screen: { surface: Surface; sprites: Sprites } | undefined
  return {
    rain,
    fit(surface: Surface) {
      rain.height = (surface.height / surface.width) * WORLD_WIDTH
      const scale = (surface.width / WORLD_WIDTH) * surface.ratio
      screen = { surface, sprites: createSprites(scale) }
    },
    step(stepMs: number) {
      stepRain(rain, stepMs)
      stepEffects(effects, stepMs, rain.height)
    },
    draw(between: number) {
      if (screen) drawRain(screen.surface, screen.sprites, rain, effects, between * STEP_MS)
    },
    /** A phone that is too slow gets fewer packets. True: it is. */
    adapt(averageFrameMs: number): boolean {
      rain.most = mostFor(averageFrameMs, rain.most)
      return rain.most === FEW
    },
    /** A finger in CSS px of the canvas. Undefined: it hit nothing. */
    touch(x: number, y: number): Score | undefined {
      if (!screen) return undefined
      const unit = WORLD_WIDTH / screen.surface.width
      const packet = touchRain(rain, x * unit, y * unit)
      if (!packet) return undefined
      burst(effects, packet.x, packet.y, packet.gold ? GOLD_POWER : 1)
      return { hits: rain.hits, combo: rain.combo }
    },
  }
}
