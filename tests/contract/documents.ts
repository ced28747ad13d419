import { withoutElements } from '../campaign/edit'
import { nameOf } from '../campaign/modules'
import { textOf } from '../support/modules'
import { apiDoc } from './apiDoc'
import { loadContract } from './contract'
import { examplesOf } from './examples'
import { unusedWords } from './fieldList'
import { openApi } from './openapi'
import { specificationDoc } from './specificationDoc'

const GLOSSARY = 'tests/contract/glossary.ts'

/** The output of `npm run contract`: each document's text by its path. */
export async function documents(): Promise<Record<string, string>> {
  const contract = await loadContract()
  const unused = unusedWords(contract)
  return {
    'docs/openapi.json': openApi(contract, await examplesOf(contract.calls)),
    ...apiDoc(contract),
    'docs/specification.md': specificationDoc(contract),
    // What nothing is called any more leaves the glossary.
    [GLOSSARY]: withoutElements(
      GLOSSARY,
      textOf(GLOSSARY),
      ({ key }) => key !== undefined && unused.includes(nameOf(key)),
    ),
  }
}
