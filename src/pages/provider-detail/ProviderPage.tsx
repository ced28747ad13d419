import { useState } from 'react'
import { Link, useLoaderData, useParams, useRevalidator } from 'react-router-dom'
import type { ProviderDetail } from '@/api/facilitator'
import { LazyViewer } from '@/kit/moment/LazyViewer'
import { useDocumentTitle } from '@/kit/page/shell/useDocumentTitle'
import { useIsMounted } from '@/kit/page/useIsMounted'
import { useOnPageRestore } from '@/kit/page/useOnPageRestore'
import { usePageView } from '@/kit/page/usePageView'
import { detailIdOf } from '@/lib/url/urlParams'
import { paths } from '@/paths'
import { track } from '@/tracking/track'
import { EmptyState } from '@/ui/EmptyState'
import { Expandable } from '@/ui/Expandable'
import { buttonClasses } from '@/ui/button/buttonClasses'
import type { ViewerImage } from '@/ui/picture/ImageViewer'
import { ActionBar } from './ActionBar'
import { Hero, Identity } from './Hero'
import { refreshProvider } from './loader'
import {
  FALLBACK_TITLE,
  PAGE_NAME,
  honorsOf,
  nameOf,
  viewFrom,
  worksOf,
  type Exhibit,
} from './provider'
import { HonorStrip, Section, WorkGrid } from './Sections'
import styles from './ProviderPage.module.css'

/** The data on screen is recent enough. */
function keepOld(): void {}

/** A provider (specification section 2). */
export function ProviderPage() {
  const provider = useLoaderData<ProviderDetail | null>()
  const id = detailIdOf(useParams().id) ?? ''
  const { revalidate } = useRevalidator()
  useDocumentTitle(nameOf(provider) || FALLBACK_TITLE)
  usePageView(PAGE_NAME, { id })
  const isShown = useIsMounted()
  useOnPageRestore(() =>
    refreshProvider(id).then(() => (isShown() ? revalidate() : undefined), keepOld),
  )
  return provider ? <ProviderView key={provider.id} provider={provider} /> : <OffShelf />
}

interface View {
  images: readonly ViewerImage[]
  start: number
}

/** All that is known of it; tapped pictures open in the viewer. */
function ProviderView({ provider }: { provider: ProviderDetail }) {
  const [view, setView] = useState<View>()
  const works = worksOf(provider)
  const honors = honorsOf(provider)
  const intro = provider.intro.trim()
  const open = (name: 'work' | 'honor', exhibits: readonly Exhibit[]) => (tapped: Exhibit) => {
    track(PAGE_NAME, 'card', name, tapped.id ? { id: tapped.id } : undefined)
    setView(viewFrom(exhibits, tapped))
  }
  return (
    <article className={styles.page}>
      <Hero banner={provider.banner} category={provider.categoryName} />
      <div className={styles.body}>
        <Identity provider={provider} />
        {intro !== '' && (
          <Section title="服务介绍">
            <div className={styles.intro}>
              <Expandable text={intro} lines={4} />
            </div>
          </Section>
        )}
        {works.length > 0 && (
          <Section title="代表作品" count={works.length}>
            <WorkGrid works={works} onOpen={open('work', works)} />
          </Section>
        )}
        {honors.length > 0 && (
          <Section title="资质荣誉" count={honors.length}>
            <HonorStrip honors={honors} onOpen={open('honor', honors)} />
          </Section>
        )}
      </div>
      <ActionBar provider={provider} />
      <LazyViewer view={view} onClose={() => setView(undefined)} />
    </article>
  )
}

/** The provider is no longer listed, or never was. */
function OffShelf() {
  return (
    <>
      <h1 className="visually-hidden">{FALLBACK_TITLE}</h1>
      <EmptyState text="该服务商已下架" className={styles.offShelf}>
        <Link
          className={buttonClasses({ quiet: true })}
          to={paths.home()}
          onClick={() => track(PAGE_NAME, 'button', 'back-to-list')}
        >
          返回列表
        </Link>
      </EmptyState>
    </>
  )
}
