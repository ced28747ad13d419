import { useLoaderData, useParams, useRevalidator, useSearchParams } from 'react-router-dom'
import type { ProviderDetail } from '@/api/facilitator'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { detailIdOf, sourceOf } from '@/lib/url/urlParams'
import { usePageView } from '@/tracking/usePageView'
import { OffShelf } from './hero/OffShelf'
import { ProviderView } from './ProviderView'
import { refreshProvider } from './loader'
import { FALLBACK_TITLE, PAGE_NAME, nameOf } from './provider'

/** The data on screen is recent enough. */
function keepOld(): void {}

/** A provider (specification section 2). */
export function ProviderPage() {
  const provider = useLoaderData<ProviderDetail | null>()
  const id = detailIdOf(useParams().id) ?? ''
  const { revalidate } = useRevalidator()
  const [query] = useSearchParams()
  useDocumentTitle(nameOf(provider) || FALLBACK_TITLE)
  usePageView(PAGE_NAME, { id, from: sourceOf(query.get('from')) })
  const isShown = useIsMounted()
  useOnPageRestore(() =>
    refreshProvider(id).then(() => (isShown() ? revalidate() : undefined), keepOld),
  )
  return provider ? <ProviderView key={provider.id} provider={provider} /> : <OffShelf />
}
