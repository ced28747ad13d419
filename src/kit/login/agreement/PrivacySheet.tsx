import { useQuery } from '@tanstack/react-query'
import type { PrivacyType } from '@/api/privacy'
import { QueryView } from '@/kit/query/QueryView'
import { queryClient } from '@/kit/query/queryClient'
import { RichText } from '@/kit/texts/RichText'
import { textQuery } from '@/kit/texts/textQuery'
import { Sheet } from '@/ui/modal/Sheet'
import { SkeletonLines } from '@/ui/Skeleton'
import { PRIVACY_TITLES } from './privacyTexts'
import styles from './PrivacySheet.module.css'

export interface PrivacySheetProps {
  /** The text to read; undefined closes the sheet. */
  type: PrivacyType | undefined
  onClose: () => void
}

/** One of the platform's legal texts in a sheet. */
export function PrivacySheet({ type, onClose }: PrivacySheetProps) {
  return (
    <Sheet open={type !== undefined} onClose={onClose} title={type ? PRIVACY_TITLES[type] : ''}>
      {type && <PrivacyBody type={type} />}
    </Sheet>
  )
}

function PrivacyBody({ type }: { type: PrivacyType }) {
  const { data, error, isSuccess, refetch } = useQuery(textQuery(type), queryClient)
  const text = data?.content ? data : undefined
  const query = { data: text, error: error ?? (isSuccess && !text), refetch }
  return (
    <QueryView query={query} skeleton={<SkeletonLines count={9} className={styles.waiting} />}>
      {({ version, effectiveDate, content }) => (
        <>
          <p className={styles.facts}>
            {[version && `版本 ${version}`, effectiveDate && `${effectiveDate} 起生效`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <RichText html={content} />
        </>
      )}
    </QueryView>
  )
}
