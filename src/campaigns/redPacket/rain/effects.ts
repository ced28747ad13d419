import { seededRandom, type Random } from '@/lib/random'
import { WORLD_WIDTH } from './rain'

const SPARKS = 96
const PER_BURST = 12
const GRAVITY = 900
const RISES = 12
const FLECKS = 26
/** How long a 「+1」 rises. */
export const RISE_MS = 620

/** A coin or a scrap of paper that flies from a packet that was hit. */
export interface Spark {
  /** 0: unused. */
  leftMs: number
  lifeMs: number
  /** 0 is a coin, the others are the colours of paper. */
  kind: number
  x: number
  y: number
  vx: number
  vy: number
  angle: number
  spin: number
}

/** 「+1」 and a ring of light where a packet was. */
export interface Rise {
  leftMs: number
  x: number
  y: number
}

/** Gold dust behind the packets. */
interface Fleck {
  x: number
  y: number
  vy: number
  size: number
}

/** Decoration only: no rule reads it. Changed in place, with a fixed number of each. */
export interface Effects {
  random: Random
  sparks: readonly Spark[]
  rises: readonly Rise[]
  flecks: readonly Fleck[]
  nextSpark: number
  nextRise: number
}

export function createEffects(seed: string): Effects {
  const random = seededRandom(`effects/${seed}`)
  return {
    random,
    sparks: Array.from({ length: SPARKS }, () => ({
      leftMs: 0,
      lifeMs: 1,
      kind: 0,
      x: 0,
      y: 0,
      vx: 0,
      vy: 0,
      angle: 0,
      spin: 0,
    })),
    rises: Array.from({ length: RISES }, () => ({ leftMs: 0, x: 0, y: 0 })),
    flecks: Array.from({ length: FLECKS }, () => ({
      x: random() * WORLD_WIDTH,
      y: random() * WORLD_WIDTH * 2,
      vy: 40 + random() * 90,
      size: 1 + random() * 2,
    })),
    nextSpark: 0,
    nextRise: 0,
  }
}

/** @param power more for a packet of gold */
export function burst(effects: Effects, x: number, y: number, power: number): void {
  const { random, sparks, rises } = effects
  for (let at = 0; at < PER_BURST * power; at += 1) {
    const spark = sparks[effects.nextSpark]
    effects.nextSpark = (effects.nextSpark + 1) % sparks.length
    if (spark) throwSpark(spark, random, x, y)
  }
  const rise = rises[effects.nextRise]
  effects.nextRise = (effects.nextRise + 1) % rises.length
  if (!rise) return
  rise.leftMs = RISE_MS
  rise.x = x
  rise.y = y
}

function throwSpark(spark: Spark, random: Random, x: number, y: number): void {
  const direction = random() * Math.PI * 2
  const speed = 90 + random() * 240
  spark.lifeMs = 420 + random() * 380
  spark.leftMs = spark.lifeMs
  spark.kind = random() < 0.45 ? 0 : 1 + Math.floor(random() * 3)
  spark.x = x
  spark.y = y
  spark.vx = Math.cos(direction) * speed
  spark.vy = Math.sin(direction) * speed - 190
  spark.angle = direction
  spark.spin = (random() - 0.5) * 16
}

export function stepEffects(
  { sparks, rises, flecks }: Effects,
  stepMs: number,
  height: number,
): void {
  const seconds = stepMs / 1000
  for (const spark of sparks) {
    if (spark.leftMs <= 0) continue
    spark.leftMs -= stepMs
    spark.vy += GRAVITY * seconds
    spark.x += spark.vx * seconds
    spark.y += spark.vy * seconds
    spark.angle += spark.spin * seconds
  }
  for (const rise of rises) if (rise.leftMs > 0) rise.leftMs -= stepMs
  for (const fleck of flecks) {
    fleck.y += fleck.vy * seconds
    if (fleck.y > height) fleck.y -= height
  }
}
