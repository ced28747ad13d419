import { apiDoc } from './apiDoc'
import { loadContract } from './contract'
import { examplesOf } from './examples'
import { openApi } from './openapi'
import { specificationDoc } from './specificationDoc'

/** The output of `npm run contract`: each document's text by its path. */
export async function documents(): Promise<Record<string, string>> {
  const contract = await loadContract()
  return {
    'docs/openapi.json': openApi(contract, await examplesOf(contract.calls)),
    ...apiDoc(contract),
    'docs/specification.md': specificationDoc(contract),
  }
}
