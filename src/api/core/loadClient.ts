import { loadPart } from '@/lib/failure/loadChunk'

const importClient = () => import('./client')

let client: Awaited<ReturnType<typeof importClient>> | undefined

/**
 * The client's code is a chunk of its own: the home page's first list is drawn without it
 * (docs/decisions/first-paint.md).
 * @throws ChunkLoadError
 */
export async function loadClient(): ReturnType<typeof importClient> {
  client ??= await loadPart('client', importClient)
  return client
}
