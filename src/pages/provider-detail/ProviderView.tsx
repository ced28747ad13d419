import { useState } from 'react'
import type { ProviderDetail } from '@/api/facilitator'
import { track } from '@/tracking/track'
import { Expandable } from '@/ui/Expandable'
import type { ViewerImage } from '@/ui/picture/ImageViewer'
import { ActionBar } from './actions/ActionBar'
import { Hero } from './hero/Hero'
import { HonorStrip } from './works/HonorStrip'
import { Identity } from './hero/Identity'
import { LazyViewer } from '@/kit/moment/LazyViewer'
import { Section } from './works/Section'
import { WorkGrid } from './works/WorkGrid'
import { PAGE_NAME, honorsOf, viewFrom, worksOf, type Exhibit } from './provider'
import styles from './ProviderView.module.css'

interface View {
  images: readonly ViewerImage[]
  start: number
}

export function ProviderView({ provider }: { provider: ProviderDetail }) {
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
