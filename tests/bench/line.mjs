import { connect, createServer } from 'node:net'

/** Slow 4G, as `measure.mjs` has it. */
const BYTES_PER_MS = 200
const ONE_WAY_MS = 75
const PACKET = 1400
/** What the line holds of a connection before its sender must wait: what is on the way in a round trip. */
const MOST_HELD = 2 * ONE_WAY_MS * BYTES_PER_MS
const TICK_MS = 1

/**
 * A slow line in front of a server. Chromium's own emulation gives each file a share of its own; on a line, files that
 * come over one connection (HTTP/2) come in the order in which the server sends them.
 *
 * Connections share the line packet by packet. Neither the handshakes' round trips nor a slow start are modelled beyond
 * what the latency makes of them.
 * @param {number} port the server's, on this machine
 */
export async function startLine(port) {
  const downs = new Set()
  let credit = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    credit = Math.min(credit + (now - last) * BYTES_PER_MS, 20 * PACKET)
    last = now
    let sent = true
    while (credit > 0 && sent) {
      sent = false
      for (const down of downs) {
        const bytes = down.take()
        credit -= bytes
        sent ||= bytes > 0
      }
    }
    if (!sent) credit = Math.min(credit, 0)
  }, TICK_MS)

  const server = createServer((browser) => {
    const origin = connect(port, '127.0.0.1')
    for (const socket of [browser, origin]) socket.setNoDelay(true).on('error', () => {})
    const toOrigin = delayed(origin)
    browser.on('data', toOrigin.write).on('close', toOrigin.end)
    const down = downOf(origin, delayed(browser))
    downs.add(down)
    browser.on('close', () => {
      downs.delete(down)
      origin.destroy()
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  return {
    port: server.address().port,
    close() {
      clearInterval(timer)
      server.close()
    },
  }
}

/** Each part as late as it is far. */
function delayed(socket) {
  return {
    write: (part) => setTimeout(() => socket.destroyed || socket.write(part), ONE_WAY_MS),
    end: () => setTimeout(() => socket.end(), ONE_WAY_MS),
  }
}

/** What a server has sent over one connection and the line has not taken yet. */
function downOf(origin, browser) {
  const held = []
  let size = 0
  let closed = false
  origin.on('data', (part) => {
    held.push(part)
    size += part.length
    if (size >= MOST_HELD) origin.pause()
  })
  origin.on('close', () => {
    closed = true
    if (size === 0) browser.end()
  })
  return {
    take() {
      const first = held[0]
      if (!first) return 0
      const packet = first.subarray(0, PACKET)
      if (packet.length < first.length) held[0] = first.subarray(PACKET)
      else held.shift()
      size -= packet.length
      browser.write(packet)
      if (size < MOST_HELD) origin.resume()
      if (closed && size === 0) browser.end()
      return packet.length
    },
  }
}
