import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { byteRange } from './byteRange'

const FILE = join(dirname(fileURLToPath(import.meta.url)), 'clip.mp4')

/** The one short clip of the sandbox. */
export async function clipAnswer(range: string | null): Promise<Response> {
  return byteRange(new Uint8Array(await readFile(FILE)), 'video/mp4', range)
}
