import type { Surface } from '@/kit/game/useCanvas'
import { RISE_MS, burst, createEffects, stepEffects, type Effects, type Spark } from './effects'
import { FEW, WORLD_WIDTH, createRain, mostFor, stepRain, touchRain } from './rain'
import type { Packet, Rain } from './rain'
import { createSprites, type Sprite, type Sprites } from './sprites'

export const STEP_MS = 1000 / 60
const GOLD_POWER = 2

interface Score {
  hits: number
  combo: number
}

/** The board of a play: steps the rules, draws them, and passes on the touches. */
export function createBoard(seed: string, durationSec: number) {
  const rain = createRain(seed, durationSec)
  const effects = createEffects(seed)
  let screen: { surface: Surface; sprites: Sprites } | undefined
  return {
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
    /** A phone that is too slow gets fewer packets. Returns whether it is. */
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

/** The least width of a packet seen from its edge. */
const THINNEST = 0.16

/**
 * One frame: nothing but copies of sprites, and nothing allocated.
 * @param aheadMs how far the screen is past the last step
 */
function drawRain(
  { context, width, height, ratio }: Surface,
  sprites: Sprites,
  rain: Rain,
  effects: Effects,
  aheadMs: number,
): void {
  const scale = (width / WORLD_WIDTH) * ratio
  const ahead = aheadMs / 1000
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, width * ratio, height * ratio)
  drawFlecks(context, effects, scale, ahead)
  for (const packet of rain.packets)
    if (packet.alive) drawPacket(context, sprites, packet, scale, ahead)
  for (const spark of effects.sparks)
    if (spark.leftMs > 0) drawSpark(context, sprites, spark, scale)
  for (const { leftMs, x, y } of effects.rises)
    if (leftMs > 0) drawRise(context, sprites, leftMs / RISE_MS, x * scale, y * scale, scale)
  context.globalAlpha = 1
}

function drawFlecks(
  context: CanvasRenderingContext2D,
  { flecks }: Effects,
  scale: number,
  ahead: number,
): void {
  context.globalAlpha = 0.4
  context.fillStyle = '#ffdf9a'
  for (const { x, y, vy, size } of flecks)
    context.fillRect(x * scale, (y + vy * ahead) * scale, size * scale, size * 5 * scale)
  context.globalAlpha = 1
}

function drawPacket(
  context: CanvasRenderingContext2D,
  sprites: Sprites,
  packet: Packet,
  scale: number,
  ahead: number,
): void {
  const pictures = sprites.packets[packet.layer]
  if (!pictures) return
  // It sways and shows its face most of the time; gold turns all the way round.
  const turn = packet.turn + packet.turning * ahead
  const facing = packet.gold ? Math.cos(turn) : Math.cos(Math.sin(turn) * 1.25)
  const wide = Math.abs(facing) < THINNEST ? THINNEST : Math.abs(facing)
  const face = packet.gold ? pictures.gold : pictures.red
  const angle = packet.angle + packet.spin * ahead
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  context.setTransform(
    cos * wide,
    sin * wide,
    -sin,
    cos,
    (packet.x + packet.vx * ahead) * scale,
    (packet.y + packet.vy * ahead) * scale,
  )
  centred(context, facing < 0 ? pictures.back : face)
}

function drawSpark(
  context: CanvasRenderingContext2D,
  sprites: Sprites,
  { kind, x, y, angle, leftMs, lifeMs }: Spark,
  scale: number,
): void {
  const picture = kind === 0 ? sprites.coin : sprites.papers[kind - 1]
  if (!picture) return
  const left = leftMs / lifeMs
  const size = 0.5 + 0.5 * left
  const cos = Math.cos(angle) * size
  const sin = Math.sin(angle) * size
  context.globalAlpha = left < 0.4 ? left / 0.4 : 1
  context.setTransform(cos, sin, -sin, cos, x * scale, y * scale)
  centred(context, picture)
}

/** A ring that opens, and the 「+1」 that rises out of it. */
function drawRise(
  context: CanvasRenderingContext2D,
  { ring, plusOne }: Sprites,
  left: number,
  x: number,
  y: number,
  scale: number,
): void {
  const gone = 1 - left
  const open = 0.3 + gone * 1.1
  context.globalAlpha = left * left
  context.setTransform(open, 0, 0, open, x, y)
  centred(context, ring)
  const grown = Math.min(1, 0.6 + gone * 3)
  context.globalAlpha = Math.min(1, left * 2)
  context.setTransform(grown, 0, 0, grown, x, y - gone * 70 * scale)
  centred(context, plusOne)
}

function centred(context: CanvasRenderingContext2D, picture: Sprite): void {
  context.drawImage(picture, -picture.width / 2, -picture.height / 2)
}
