import type { LoginAnswer } from '@/api/login'
import { LoadedPart } from '@/kit/query/LoadedPart'
import { SkeletonBlock } from '@/ui/Skeleton'
import type { PhoneLoginFormProps } from './form/PhoneLoginForm'
import { phoneLoginForm } from './phoneLoginForm'
import styles from './SheetLoginForm.module.css'

type SheetLoginFormProps<Answer extends LoginAnswer> = PhoneLoginFormProps<Answer> & {
  /** A line above the form. */
  note?: string
}

/** The login form of a sheet: the sheet opens at once, its form is loaded with it. Its steps are tracked alike. */
export function SheetLoginForm<Answer extends LoginAnswer>(props: SheetLoginFormProps<Answer>) {
  const { note, clicks } = props
  return (
    <LoadedPart
      part={phoneLoginForm}
      waiting={
        <div className={styles.waiting} data-noted={note !== undefined || undefined}>
          <SkeletonBlock className={styles.field} />
          <SkeletonBlock className={styles.field} />
          <SkeletonBlock className={styles.button} />
        </div>
      }
    >
      {({ PhoneLoginForm }) => (
        <>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          <PhoneLoginForm
            {...props}
            clicks={{ phone: 'phone', getCode: 'get-code', agreement: 'agreement', ...clicks }}
          />
        </>
      )}
    </LoadedPart>
  )
}
