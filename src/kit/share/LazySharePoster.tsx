import { useLazyLayer } from '@/ui/layer/useLazyLayer'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import { Making } from './poster/Making'
import { useShareCard } from './shareCard'
import type { SharePosterProps } from './SharePoster'
import styles from './LazySharePoster.module.css'

const POSTER = {
  name: 'SharePoster',
  load: () => import('./SharePoster'),
  failedText: '海报生成失败，请重试',
}

/** The poster above the page. Its layer is there with the tap; its code comes when it is first opened. */
export function LazySharePoster(props: SharePosterProps) {
  const { open, onClose, share } = props
  useShareCard(share)
  const part = useLazyLayer(POSTER, { open, onClose })
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      label="分享海报"
      layerClass={styles.layer}
      panelClass={styles.panel}
    >
      <CloseButton onClose={onClose} className={styles.close} />
      {part ? <part.SharePoster {...props} /> : <Making />}
    </ModalBase>
  )
}
