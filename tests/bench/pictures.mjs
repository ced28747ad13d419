import { crc32, deflateSync } from 'node:zlib'

/*
 * Pictures that are the same on every page and every machine: small indexed PNGs with a seeded pattern. A few kB each,
 * like the covers that a real platform's CDN cuts for a phone.
 */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** @param {number} seed */
export const coverPng = (seed) => png(seed, 200, 150)

/** @param {number} seed */
export const avatarPng = (seed) => png(seed + 7919, 64, 64)

/**
 * @param {number} seed
 * @param {number} width even: two pixels share a byte
 * @param {number} height
 */
function png(seed, width, height) {
  const random = randomFrom(seed)
  const rows = Buffer.alloc((width / 2 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    const start = y * (width / 2 + 1) + 1
    for (let x = 0; x < width / 2; x += 1) {
      rows[start + x] = (shade(x * 2, y, seed, random) << 4) | shade(x * 2 + 1, y, seed, random)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([4, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette(seed)),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A slanted wave of 16 shades with a little noise, so that it neither compresses to nothing nor looks like static. */
function shade(x, y, seed, random) {
  const wave = Math.sin((x + y * 1.6 + seed * 13) / 24) + Math.cos((y - x + seed * 5) / 31)
  const noise = random() < 0.06 ? 1 : 0
  return Math.min(15, Math.max(0, Math.round(7.5 + wave * 3.2) + noise))
}

/** @param {number} seed */
function palette(seed) {
  const random = randomFrom(seed * 31 + 1)
  const from = [random() * 90, random() * 90, 90 + random() * 100]
  const to = [140 + random() * 110, 150 + random() * 100, 220 + random() * 35]
  const steps = Array.from({ length: 16 }, (_, step) =>
    from.map((start, index) => Math.round(start + ((to[index] - start) * step) / 15)),
  )
  return Buffer.from(steps.flat())
}

/**
 * @param {string} name
 * @param {Buffer} data
 */
function chunk(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'ascii'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** @param {number} seed */
function randomFrom(seed) {
  let state = (seed * 2654435761 + 1) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
