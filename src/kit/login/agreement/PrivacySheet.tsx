import { useCallback } from 'react'
import type { PrivacyType } from '@/api/privacy'
import { LoadedPart } from '@/kit/page/parts/LoadedPart'
import { RichText } from '@/kit/rules/rich/RichText'
import { Sheet } from '@/ui/modal/Sheet'
import { SkeletonLines } from '@/ui/Skeleton'
import { PRIVACY_TITLES, readPrivacyText } from './privacyTexts'
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
  const load = useCallback(() => readPrivacyText(type), [type])
  return (
    <LoadedPart load={load} waiting={<SkeletonLines count={9} className={styles.waiting} />}>
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
    </LoadedPart>
  )
}
