/** An idempotency number for one intent of a person, so that the platform never carries it out twice. */
export function newBizNo(): string {
  // Pages on plain HTTP (a LAN address) have no randomUUID.
  return typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : randomId()
}

/** A version 4 UUID by hand. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [0, 8, 12, 16, 20].map((start, at, starts) => hex.slice(start, starts[at + 1])).join('-')
}
