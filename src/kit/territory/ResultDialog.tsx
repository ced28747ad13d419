import type { PressHandler } from '@/ui/button/usePress'
import { RadialGradient } from '@/ui/Gradient'
import { Dialog } from '@/ui/modal/Dialog'
import { resultOf, type Applied } from './applied'
import styles from './ResultDialog.module.css'

export interface ResultDialogProps {
  /** Undefined closes it. */
  applied: Applied | undefined
  /** Undefined: unknown. */
  territoryName: string | undefined
  onClose: () => void
  /** Opens the territory, if it is the person's and not on the page already. */
  onVisit?: PressHandler
}

/** The result of the application. */
export function ResultDialog({ applied, territoryName, onClose, onVisit }: ResultDialogProps) {
  const result = applied && resultOf(applied, territoryName)
  return (
    <Dialog
      open={result !== undefined}
      onClose={onClose}
      title={result?.title ?? ''}
      {...(onVisit && applied?.status === 'APPROVED'
        ? {
            action: { label: '去我的领地', onPress: onVisit },
            otherAction: { label: '我知道了', onPress: onClose },
          }
        : { action: { label: '我知道了', onPress: onClose } })}
    >
      {result?.good && <Lamp />}
      {result?.text}
    </Dialog>
  )
}

function Lamp() {
  return (
    <svg className={styles.lamp} viewBox="0 0 120 120" aria-hidden="true">
      <defs>
        <RadialGradient id="tv-result" stops="#ffe09a/.8, #ffd166/0" />
      </defs>
      <circle cx="60" cy="62" r="56" fill="url(#tv-result)" className={styles.glow} />
      <path fill="#c98d2e" d="M40 34l20-14 20 14v6H40zM38 90h44v7H38z" />
      <path fill="#ffe4a3" d="M42 40h36l5 50H37z" />
      <path
        fill="none"
        stroke="#8a5a12"
        strokeWidth="3"
        d="M60 40v50M42 40l-5 50h46l-5-50zM60 20v-8"
      />
      <path
        fill="none"
        stroke="#2f7a4a"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M49 66l8 8 15-16"
      />
    </svg>
  )
}
