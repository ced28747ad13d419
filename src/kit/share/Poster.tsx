import type { ReactNode, Ref } from 'react'
import { BASE_PATH, env } from '@/lib/env'
import { glyphOf } from '@/ui/hue'
import { PosterArt } from './PosterArt'
import { QrCode } from './QrCode'
import { expiryText } from './posterState'
import type { PosterCode } from './posterState'
import styles from './Poster.module.css'

export interface PosterWords {
  title: string
  line: string
}

export interface PosterProps {
  words: PosterWords
  name: string
  /** A data URL; without it the name's first character stands there. */
  avatar: string | undefined
  code: PosterCode
  /** The theme's own picture behind the words: 750 × 840 design px, of which the upper 380 lie behind the words. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

export const QR_HINT = '长按识别二维码'

/** The poster itself, 750 × 1200 design px. It has no motion and no picture from elsewhere, because it becomes an image. */
export function Poster({ words, name, avatar, code, children, ref }: PosterProps) {
  const expiry = expiryText(code)
  return (
    <div ref={ref} className={styles.poster}>
      <div className={styles.art}>{children ?? <PosterArt />}</div>
      <div className={styles.brand}>
        <img className={styles.logo} src={`${BASE_PATH}/logo.svg`} alt="" />
        <span>{env.productName}</span>
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{words.title}</p>
        <p className={styles.line}>{words.line}</p>
      </div>
      <div className={styles.ticket}>
        <div className={styles.sharer}>
          {avatar ? (
            <img className={styles.avatar} src={avatar} alt="" />
          ) : (
            <span className={styles.avatar}>{glyphOf(name)}</span>
          )}
          <p className={styles.name}>{name}</p>
          <p className={styles.invites}>邀请你一起探索</p>
          {expiry && <p className={styles.expiry}>{expiry}</p>}
        </div>
        <div className={styles.code}>
          <QrCode modules={code.modules} label="邀请二维码" className={styles.qr} />
          <p className={styles.hint}>{QR_HINT}</p>
        </div>
      </div>
    </div>
  )
}
