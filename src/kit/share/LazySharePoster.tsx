import { useState, type ComponentType, type ReactNode } from 'react'
import { useLazyLayer } from '@/ui/useLazyLayer'
import { CloseButton } from '@/ui/modal/CloseButton'
import { ModalBase } from '@/ui/modal/ModalBase'
import { Making } from './poster/Making'
import { useShareCard } from './shareCard'
import type { SharePosterProps } from './SharePoster'
import styles from './LazySharePoster.module.css'

interface LazySharePosterProps<Scene extends object> extends Omit<SharePosterProps, 'children'> {
  /**
   * The theme's own picture, 750 × 1200 design px, drawn with SVG and CSS alone. Its code is loaded with the poster's.
   */
  scene?: () => Promise<{ PosterScene: ComponentType<Scene> }>
  /** Data of the page for the picture. */
  sceneProps?: Scene
  /** Instead of it: a picture that the page also shows. */
  children?: ReactNode
}

/** The poster above the page. Its layer opens with the tap; its code is loaded when it is first opened. */
export function LazySharePoster<Scene extends object>({
  scene,
  sceneProps,
  children,
  ...props
}: LazySharePosterProps<Scene>) {
  const { open, onClose, share } = props
  useShareCard(share)
  const [poster] = useState(() => ({
    name: 'SharePoster',
    load: async () => {
      const [part, art] = await Promise.all([import('./SharePoster'), scene?.()])
      return { ...part, ...art }
    },
    failedText: '海报生成失败，请重试',
  }))
  const part = useLazyLayer(poster, { open, onClose })
  return (
    <ModalBase
      open={open}
      onClose={onClose}
      label="分享海报"
      layerClass={styles.layer}
      panelClass={styles.panel}
    >
      <CloseButton onClose={onClose} className={styles.close} />
      {part ? (
        <part.SharePoster {...props}>
          {part.PosterScene ? <part.PosterScene {...(sceneProps as Scene)} /> : children}
        </part.SharePoster>
      ) : (
        <Making />
      )}
    </ModalBase>
  )
}
