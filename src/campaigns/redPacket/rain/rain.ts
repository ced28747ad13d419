import { seededRandom, type Random } from '@/lib/random'

/** The screen's width in the game's own units, whatever the phone; heights follow its shape. */
export const WORLD_WIDTH = 360
/** The most packets at once, and on a phone that draws too slowly. */
export const MOST = 24
export const FEW = 12
const SLOW_FRAME_MS = 24
const QUICK_FRAME_MS = 18
/** Of one kind of size and speed: far, middle, near. */
const LAYER_SIZE = MOST / 3
/** Half of a packet's width and height, far to near. */
export const LAYERS = [
  { halfWidth: 24, halfHeight: 31, speed: 190 },
  { halfWidth: 31, halfHeight: 40, speed: 265 },
  { halfWidth: 38, halfHeight: 49, speed: 345 },
] as const
/** How far a finger may miss the paper. */
const SLACK = 10
const FIRST_AFTER_MS = 60
/** Between two packets: at the start of a round, and at its end. */
const CALM_MS = 230
const DENSE_MS = 95
const GOLD_SHARE = 0.14
const COMBO_MS = 1100
/** The most that one finger can do; a count above it is capped. */
export const HITS_A_SECOND = 12

export interface Packet {
  alive: boolean
  gold: boolean
  layer: 0 | 1 | 2
  x: number
  y: number
  /** Units a second. */
  vx: number
  vy: number
  /** In radians, and radians a second. */
  angle: number
  spin: number
  /** The turn around its own upright axis: its cosine is how wide it looks, below 0 from behind. */
  turn: number
  turning: number
}

/** A game in play. It is changed in place: nothing is allocated while it runs. */
export interface Rain {
  random: Random
  durationMs: number
  height: number
  /** The most packets at once now. */
  most: number
  /** Far ones first, as they are drawn. */
  packets: readonly Packet[]
  alive: number
  playedMs: number
  nextInMs: number
  hits: number
  combo: number
  comboUntilMs: number
}

export function createRain(seed: string, durationSec: number): Rain {
  return {
    random: seededRandom(seed),
    durationMs: durationSec * 1000,
    height: WORLD_WIDTH * 2,
    most: MOST,
    packets: Array.from({ length: MOST }, (_, at) => unused(layerOf(at))),
    alive: 0,
    playedMs: 0,
    nextInMs: FIRST_AFTER_MS,
    hits: 0,
    combo: 0,
    comboUntilMs: 0,
  }
}

function layerOf(at: number): Packet['layer'] {
  if (at < LAYER_SIZE) return 0
  return at < 2 * LAYER_SIZE ? 1 : 2
}

function unused(layer: Packet['layer']): Packet {
  const still = { x: 0, y: 0, vx: 0, vy: 0, angle: 0, spin: 0, turn: 0, turning: 0 }
  return { alive: false, gold: false, layer, ...still }
}

/** One step of the rules: packets fall, those below the screen are removed, new ones appear. */
export function stepRain(rain: Rain, stepMs: number): void {
  rain.playedMs += stepMs
  if (rain.playedMs > rain.comboUntilMs) rain.combo = 0
  const seconds = stepMs / 1000
  for (const packet of rain.packets) if (packet.alive) fall(rain, packet, seconds)
  rain.nextInMs -= stepMs
  if (rain.nextInMs > 0) return
  rain.nextInMs += pauseAt(rain)
  if (rain.alive < rain.most) drop(rain)
}

function fall(rain: Rain, packet: Packet, seconds: number): void {
  packet.x += packet.vx * seconds
  packet.y += packet.vy * seconds
  packet.angle += packet.spin * seconds
  packet.turn += packet.turning * seconds
  const { halfWidth, halfHeight } = LAYERS[packet.layer]
  // The edges of the screen are walls: what falls can be reached.
  if (packet.x < halfWidth) packet.vx = Math.abs(packet.vx)
  if (packet.x > WORLD_WIDTH - halfWidth) packet.vx = -Math.abs(packet.vx)
  if (packet.y > rain.height + halfHeight) remove(rain, packet)
}

function remove(rain: Rain, packet: Packet): void {
  packet.alive = false
  rain.alive -= 1
}

function pauseAt({ playedMs, durationMs }: Rain): number {
  const share = Math.min(1, playedMs / durationMs)
  return CALM_MS + (DENSE_MS - CALM_MS) * share
}

function drop(rain: Rain): void {
  const { random, packets } = rain
  const first = Math.floor(random() * packets.length)
  for (let step = 0; step < packets.length; step += 1) {
    const packet = packets[(first + step) % packets.length]
    if (packet && !packet.alive) return place(rain, packet)
  }
}

function place(rain: Rain, packet: Packet): void {
  const { random } = rain
  const { halfWidth, halfHeight, speed } = LAYERS[packet.layer]
  packet.alive = true
  packet.gold = random() < GOLD_SHARE
  packet.x = halfWidth + random() * (WORLD_WIDTH - 2 * halfWidth)
  packet.y = -halfHeight
  packet.vx = (random() - 0.5) * 70
  packet.vy = speed * (0.85 + random() * 0.3) * (packet.gold ? 1.2 : 1)
  packet.angle = (random() - 0.5) * 0.7
  packet.spin = (random() - 0.5) * 1.5
  packet.turn = random() * Math.PI * 2
  packet.turning = (random() < 0.5 ? -1 : 1) * (1.6 + random() * 1.8)
  rain.alive += 1
}

/** A touch hits at most one packet: the topmost. Undefined: a miss. */
export function touchRain(rain: Rain, x: number, y: number): Packet | undefined {
  for (let at = rain.packets.length - 1; at >= 0; at -= 1) {
    const packet = rain.packets[at]
    if (!packet?.alive || !isAt(packet, x, y)) continue
    remove(rain, packet)
    rain.hits += 1
    rain.combo += 1
    rain.comboUntilMs = rain.playedMs + COMBO_MS
    return packet
  }
}

function isAt(packet: Packet, x: number, y: number): boolean {
  const { halfWidth, halfHeight } = LAYERS[packet.layer]
  return Math.abs(x - packet.x) <= halfWidth + SLACK && Math.abs(y - packet.y) <= halfHeight + SLACK
}

/** The most packets for a phone with this frame time, given its present number. */
export function mostFor(averageFrameMs: number, most: number): number {
  if (averageFrameMs > SLOW_FRAME_MS) return FEW
  return averageFrameMs < QUICK_FRAME_MS ? MOST : most
}

/** The hits as sent: a whole number that a finger could have reached. */
export function hitCountOf(hits: number, durationSec: number): number {
  const most = Math.max(0, Math.floor(durationSec)) * HITS_A_SECOND
  return Number.isFinite(hits) ? Math.min(Math.max(0, Math.floor(hits)), most) : 0
}

const PRAISE = [
  { from: 40, text: '无人能敌' },
  { from: 25, text: '势不可挡' },
  { from: 12, text: '太棒了' },
  { from: 5, text: '手气不错' },
] as const

/** The praise of a combo; '' for a small one. */
export function praiseFor(combo: number): string {
  return PRAISE.find(({ from }) => combo >= from)?.text ?? ''
}
