import { useId } from 'react'
import { Button } from '@/ui/button/Button'
import type { DialogAction } from '@/ui/modal/Dialog'
import { classes } from '@/ui/classes'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import { Picture } from '@/ui/picture/Picture'
import { Celebration } from './Celebration'
import layer from '@/ui/modal/ModalLayer.module.css'
import styles from './RewardDialog.module.css'

export interface RewardDialogProps {
  open: boolean
  onClose: () => void
  title?: string
  /** The name of the reward. */
  name: string
  image: string | undefined
  /** The quantity; 1 is not shown. */
  count?: number
  /** Its present place, e.g. 已放入你的账户. */
  note?: string
  action: DialogAction
  otherAction?: DialogAction
}

/** Announces a reward. */
export function RewardDialog({
  open,
  onClose,
  title = '恭喜获得',
  name,
  image,
  count = 1,
  note,
  action,
  otherAction,
}: RewardDialogProps) {
  const titleId = useId()
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      layerClass={styles.layer}
      panelClass={classes(layer.fading, styles.panel)}
    >
      <Celebration />
      <div className={styles.stage}>
        <span className={styles.halo} aria-hidden="true">
          <span className={styles.rays} />
        </span>
        <Picture src={image} name={name} decorative eager className={styles.picture} />
      </div>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.name}>
        {name}
        {count > 1 && <span className={styles.count}> ×{count}</span>}
      </p>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.actions}>
        <RewardButton {...action} />
        {otherAction && <RewardButton {...otherAction} quiet />}
      </div>
      <CloseButton onClose={onClose} className={styles.close} />
    </ModalBase>
  )
}

function RewardButton({ label, ...button }: DialogAction & { quiet?: boolean }) {
  return (
    <Button wide {...button}>
      {label}
    </Button>
  )
}
