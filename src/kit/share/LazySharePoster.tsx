import { useEffect, useEffectEvent, useState } from 'react'
import type { ComponentType } from 'react'
import { loadPart } from '@/lib/failure/loadChunk'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import { showToast } from '@/ui/toast/toast'
import { Making } from './poster/Making'
import type { SharePosterProps } from './SharePoster'
import styles from './LazySharePoster.module.css'

/** The poster above the page. Its layer is there with the tap; its code comes when it is first opened. */
export function LazySharePoster(props: SharePosterProps) {
  const { open, onClose } = props
  const [Loaded, setLoaded] = useState<ComponentType<SharePosterProps>>()
  const wanted = open && !Loaded

  const fail = useEffectEvent(() => {
    showToast('海报生成失败，请重试')
    onClose()
  })

  useEffect(() => {
    if (!wanted) return undefined
    let left = false
    loadPart('SharePoster', () => import('./SharePoster')).then(
      ({ SharePoster }) => setLoaded(() => SharePoster),
      () => {
        if (!left) fail()
      },
    )
    return () => {
      left = true
    }
  }, [wanted])

  return (
    <ModalBase
      open={open}
      onClose={onClose}
      label="分享海报"
      layerClass={styles.layer}
      panelClass={styles.panel}
    >
      <CloseButton onClose={onClose} className={styles.close} />
      {Loaded ? <Loaded {...props} /> : <Making />}
    </ModalBase>
  )
}
