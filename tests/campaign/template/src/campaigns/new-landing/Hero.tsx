import type { SharedUser } from '@/api/invitation'
import { InviterCard } from '@/kit/landing/InviterCard'
import { head } from './head'
import styles from './NewLanding.module.css'

interface HeroProps {
  /** Undefined when the inviter is unknown. */
  inviter: SharedUser | undefined
  loading: boolean
}

/** The inviter, above the sea. */
export function Hero({ inviter, loading }: HeroProps) {
  return (
    <div className={styles.hero}>
      <Scene />
      <InviterCard
        inviter={inviter}
        loading={loading}
        loadingTitle={head.title}
        title="邀请你一起来"
        welcome={{ title: head.title, line: head.description }}
      />
    </div>
  )
}

function Scene() {
  return (
    <svg className={styles.scene} viewBox="0 0 750 560" aria-hidden="true">
      <defs>
        <linearGradient id="new-landing-sea" x2="0" y2="1">
          <stop stopColor="#38b6c9" />
          <stop offset="1" stopColor="#0b6f86" />
        </linearGradient>
        <radialGradient id="new-landing-sun">
          <stop stopColor="#fff4c2" />
          <stop offset=".45" stopColor="#ffdf8a" />
          <stop offset="1" stopColor="#ffdf8a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="560" cy="330" r="170" fill="url(#new-landing-sun)" />
      <g fill="#fff" opacity=".9">
        <path d="M92 316a30 30 0 0 1 56-14 24 24 0 0 1 44 20H78a18 18 0 0 1 14-6z" />
        <path d="M312 286a22 22 0 0 1 41-10 18 18 0 0 1 33 14h-84a14 14 0 0 1 10-4z" />
      </g>
      <path d="M0 418q94-26 188 0t188 0 188 0 188 0v142H0z" fill="url(#new-landing-sea)" />
      <g>
        <path d="M350 392V262l104 130z" fill="#fff8e8" />
        <path d="M338 392V286l-78 106z" fill="#ffcf7d" />
        <path d="M340 250h8v160h-8z" fill="#7a4a2a" />
        <path d="M246 408h208c-10 34-34 50-70 50h-68c-36 0-60-16-70-50z" fill="#d9552f" />
        <path d="M246 408h208l-4 12H250z" fill="#ffb08a" />
      </g>
      <path d="M0 462q94-26 188 0t188 0 188 0 188 0v98H0z" fill="#0f8aa0" opacity=".86" />
      <path d="M0 502q94-22 188 0t188 0 188 0 188 0v58H0z" fill="#0a6378" />
    </svg>
  )
}
