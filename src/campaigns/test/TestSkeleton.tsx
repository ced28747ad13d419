import { CampaignShell } from '@/kit/page/CampaignShell'
import { SkeletonLines } from '@/ui/Skeleton'
import { head } from './head'
import { Masthead } from './Masthead'
import { Section } from './Section'
import styles from './TestPage.module.css'

/** The page itself reads the browser's environment, which a document that the build draws cannot know. */
export function TestSkeleton() {
  return (
    <CampaignShell
      title={head.title}
      className={styles.theme}
      dark
      state={{ name: 'LOADING' }}
      skeleton={
        <>
          <Masthead />
          <Section number="01" title="环境">
            <SkeletonLines count={8} className={styles.bones} />
          </Section>
        </>
      }
      hero={null}
    >
      {null}
    </CampaignShell>
  )
}
