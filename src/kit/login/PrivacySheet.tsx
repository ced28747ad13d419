import { useCallback } from 'react'
import type { PrivacyText, PrivacyType } from '@/api/privacy'
import { LoadedPart } from '@/kit/LoadedPart'
import { RichText } from '@/kit/RichText'
import { Sheet } from '@/ui/Sheet'
import { SkeletonLines } from '@/ui/Skeleton'
import { readPrivacyText } from './privacyTexts'
import styles from './PrivacySheet.module.css'

const TITLES: Readonly<Record<PrivacyType, string>> = {
  USER_AGREEMENT: '用户协议',
  PRIVACY_POLICY: '隐私政策',
  REWARD_RULES: '奖励规则',
  OPINION_RULES: '意见分规则',
  TERRITORY_RULES: '领地规则',
  CARNIVAL_RULES: '领地嘉年华规则',
  ADOPT_AGREEMENT: '领地认领协议',
}

export interface PrivacySheetProps {
  /** The text to read; undefined closes the sheet. */
  type: PrivacyType | undefined
  onClose: () => void
  /** Without it the platform's own text. */
  read?: (type: PrivacyType) => Promise<PrivacyText>
}

/** One of the platform's legal texts in a sheet. */
export function PrivacySheet({ type, onClose, read = readPrivacyText }: PrivacySheetProps) {
  return (
    <Sheet open={type !== undefined} onClose={onClose} title={type ? TITLES[type] : ''}>
      {type && <PrivacyBody type={type} read={read} />}
    </Sheet>
  )
}

function PrivacyBody({
  type,
  read,
}: Required<Pick<PrivacySheetProps, 'read'>> & { type: PrivacyType }) {
  const load = useCallback(() => read(type), [type, read])
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
