import { getPrivacyByType, type PrivacyText, type PrivacyType } from '@/api/privacy'
import { createKept } from '@/lib/kept'

const kept = createKept<PrivacyText>(600_000)

/** One of the platform's legal texts, kept for a while. @throws when there is none */
export function readPrivacyText(type: PrivacyType): Promise<PrivacyText> {
  return kept.get(type, async () => {
    const text = await getPrivacyByType({ type })
    if (!text || text.content === '') throw new Error(`no text: ${type}`)
    return text
  })
}
