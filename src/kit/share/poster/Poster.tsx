import type { ReactNode, Ref } from 'react'
import { BASE_PATH, env } from '@/lib/env'
import { glyphOf } from '@/ui/picture/hue'
import { PosterArt } from '@/kit/share/paint/PosterArt'
import { QrCode } from '@/kit/share/paint/QrCode'
import { expiryText, type PosterCode } from './posterState'
import styles from './Poster.module.css'

export interface PosterWords {
  title: string
  line: string
}

export interface PosterProps {
  words: PosterWords
  name: string
  /** A data URL; without it the name's first character is shown. */
  avatar: string | undefined
  /** Undefined while loading: its place stays empty. */
  code: PosterCode | undefined
  /**
   * The theme's own picture in the background: 750 × 1200 design px; the text covers its upper 400, the ticket its
   * lower 370.
   */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

export const QR_HINT = '长按识别二维码'

/** A ticket with a notch above and below the line between its two halves. */
const TICKET =
  'M44 0H340A20 20 0 0 0 380 0H618A44 44 0 0 1 662 44V280A44 44 0 0 1 618 324H380A20 20 0 0 0 340 324H44A44 44 0 0 1 0 280V44A44 44 0 0 1 44 0z'

/** The poster itself, 750 × 1200 design px. It has no motion and no picture from elsewhere, because it becomes an image. */
export function Poster({ words, name, avatar, code, children, ref }: PosterProps) {
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
        <svg className={styles.paper} viewBox="0 0 662 324" aria-hidden="true">
          <path fill="#fff" d={TICKET} />
          <path className={styles.tear} d="M360 44V280" />
        </svg>
        <div className={styles.sharer}>
          {avatar ? (
            <img className={styles.avatar} src={avatar} alt="" />
          ) : (
            <span className={styles.avatar}>{glyphOf(name)}</span>
          )}
          <p className={styles.name}>{name}</p>
          <p className={styles.invites}>邀请你一起探索</p>
          {code && <p className={styles.expiry}>{expiryText(code)}</p>}
        </div>
        <div className={styles.code}>
          {code ? (
            <QrCode modules={code.modules} label="邀请二维码" className={styles.qr} />
          ) : (
            <span className={styles.noCode} />
          )}
          <p className={styles.hint}>{QR_HINT}</p>
        </div>
      </div>
    </div>
  )
}
