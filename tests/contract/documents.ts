import { apiDoc } from './apiDoc'
import { loadContract } from './contract'
import { openApi } from './openapi'
import { specificationDoc } from './specificationDoc'

/** What `npm run contract` writes: each document's text by its path. */
export async function documents(): Promise<Record<string, string>> {
  const contract = await loadContract()
  return {
    'docs/openapi.json': openApi(contract),
    'docs/api.md': apiDoc(contract),
    'docs/specification.md': specificationDoc(contract),
  }
}
