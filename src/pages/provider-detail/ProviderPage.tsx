import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router-dom'
import type { ProviderDetail } from '@/api/facilitator'
import { useDocumentTitle } from '@/kit/useDocumentTitle'
import { useIsShown } from '@/kit/useIsShown'
import { useReturned } from '@/kit/useReturned'
import { sourceOf } from '@/lib/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { OffShelf } from './OffShelf'
import { ProviderView } from './ProviderView'
import { refreshProvider } from './loader'
import { FALLBACK_TITLE, PAGE_NAME, nameOf } from './provider'

/** What is on screen is still true enough. */
function keepOld(): void {}

/** A provider (specification section 2). */
export function ProviderPage() {
  const provider = useLoaderData<ProviderDetail | null>()
  const { id = '' } = useParams()
  const { revalidate } = useRevalidator()
  const [query] = useSearchParams()
  useDocumentTitle(nameOf(provider) || FALLBACK_TITLE)
  usePageView(PAGE_NAME, { id, from: sourceOf(query.get('from')) })
  const isShown = useIsShown()
  useReturned(() => refreshProvider(id).then(() => (isShown() ? revalidate() : undefined), keepOld))
  return provider ? <ProviderView key={provider.id} provider={provider} /> : <OffShelf />
}
