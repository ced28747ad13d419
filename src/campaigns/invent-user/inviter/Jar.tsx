import { useId } from 'react'
import type { RewardTier } from '@/api/invitation'
import styles from './Jar.module.css'

interface JarProps {
  /** From 0 to 1. */
  fill: number
  status: RewardTier['status']
}

const BODY = 'M26 42h68c8 6 14 14 14 26v52c0 12-8 18-18 18H30c-10 0-18-6-18-18V68c0-12 6-20 14-26z'

/** A glass jar, as full as one has come; its lid is tied once it has been claimed. */
export function Jar({ fill, status }: JarProps) {
  const clip = useId()
  const isGone = status === 'SOLD_OUT'
  return (
    <svg
      viewBox="0 0 120 146"
      className={styles.jar}
      data-status={status}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill={isGone ? '#eceff0' : '#eafaf2'} />
      <g clipPath={`url(#${clip})`}>
        <g className={styles.content} style={{ transform: `translateY(${(1 - fill) * 100}%)` }}>
          <path fill={isGone ? '#b8c4be' : '#00b578'} d="M12 50c24-10 40 8 60 2s28-6 40-2v90H12z" />
          <path
            fill={isGone ? '#cfd8d3' : '#5fdcae'}
            d="M12 52c24-10 40 8 60 2s28-6 40-2v10c-12-6-24-2-40 4s-40-8-60 0z"
          />
          <g fill="#ffffff" opacity=".55">
            <circle cx="38" cy="92" r="5" />
            <circle cx="66" cy="112" r="7" />
            <circle cx="86" cy="86" r="4" />
            <circle cx="52" cy="124" r="4" />
          </g>
        </g>
      </g>
      <path
        d={BODY}
        fill="none"
        stroke={isGone ? '#9aa8a1' : '#0a8f61'}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path fill="none" stroke="#ffffff" strokeWidth="6" strokeLinecap="round" d="M28 70v34" />
      <path fill={isGone ? '#9aa8a1' : '#0a6b48'} d="M24 22h72v20H24z" />
      <path fill="#ffffff" opacity=".25" d="M24 22h72v7H24z" />
      {status === 'CLAIMED' && (
        <>
          <circle cx="60" cy="96" r="24" fill="#ffffff" />
          <path
            fill="none"
            stroke="#007a4d"
            strokeWidth="7"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M49 97l8 8 15-17"
          />
        </>
      )}
      {status === 'CLAIMABLE' && (
        <path
          className={styles.bow}
          fill="#ffb020"
          d="M60 20c-8-18-34-16-30-2 2 8 18 8 30 2zm0 0c8-18 34-16 30-2-2 8-18 8-30 2zm-7-4h14v12H53z"
        />
      )}
    </svg>
  )
}
