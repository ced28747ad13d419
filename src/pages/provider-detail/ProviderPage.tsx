import { useLoaderData } from 'react-router-dom'
import type { ProviderDetail } from '@/api/facilitator'
import { useDocumentTitle } from '@/kit/useDocumentTitle'
import { usePageView } from '@/tracking/usePageView'
import { OffShelf } from './OffShelf'
import { ProviderView } from './ProviderView'
import { FALLBACK_TITLE, PAGE_NAME, nameOf } from './provider'

/** A provider (specification section 2). */
export function ProviderPage() {
  const provider = useLoaderData<ProviderDetail | null>()
  useDocumentTitle(nameOf(provider) || FALLBACK_TITLE)
  usePageView(PAGE_NAME)
  return provider ? <ProviderView key={provider.id} provider={provider} /> : <OffShelf />
}
