import { head } from './head'
import styles from './NewCampaign.module.css'

/** A gift that opens over the hills, and the page's heading. */
export function Hero() {
  return (
    <header className={styles.hero}>
      <Scene />
      <h1 className={styles.title}>{head.title}</h1>
      <p className={styles.slogan}>{head.description}</p>
    </header>
  )
}

function Scene() {
  return (
    <svg className={styles.scene} viewBox="0 0 750 560" aria-hidden="true">
      <defs>
        <linearGradient id="new-campaign-box" x2="0" y2="1">
          <stop stopColor="#ff8a5c" />
          <stop offset="1" stopColor="#d8431c" />
        </linearGradient>
        <linearGradient id="new-campaign-lid" x2="0" y2="1">
          <stop stopColor="#ffb27a" />
          <stop offset="1" stopColor="#f0642f" />
        </linearGradient>
        <radialGradient id="new-campaign-light">
          <stop stopColor="#fffbe6" />
          <stop offset="1" stopColor="#fffbe6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="375" cy="330" r="270" fill="url(#new-campaign-light)" />
      <path d="M0 452q170-96 370-34t380-44v186H0z" fill="#ffc48f" />
      <path d="M0 500q210-66 400-20t350-26v106H0z" fill="#ffe0bd" />
      <ellipse cx="375" cy="500" rx="170" ry="18" fill="#c96a34" opacity=".28" />
      <path
        d="M255 352h240v128a22 22 0 0 1-22 22H277a22 22 0 0 1-22-22z"
        fill="url(#new-campaign-box)"
      />
      <path d="M350 352h50v150h-50z" fill="#ffe6a8" />
      <g transform="rotate(-9 375 300)">
        <rect x="233" y="282" width="284" height="58" rx="18" fill="url(#new-campaign-lid)" />
        <path d="M350 282h50v58h-50z" fill="#fff1c9" />
        <path
          d="M375 282c-44-6-92-22-86-56 6-32 62-14 86 56zm0 0c44-6 92-22 86-56-6-32-62-14-86 56z"
          fill="none"
          stroke="#ffe6a8"
          strokeWidth="18"
          strokeLinejoin="round"
        />
      </g>
      <g fill="#fff">
        <path d="M152 232l9 25 25 9-25 9-9 25-9-25-25-9 25-9z" />
        <path d="M604 226l7 19 19 7-19 7-7 19-7-19-19-7 19-7z" />
        <path d="M206 344l5 14 14 5-14 5-5 14-5-14-14-5 14-5z" />
        <circle cx="566" cy="340" r="7" />
        <circle cx="118" cy="322" r="6" />
        <circle cx="648" cy="318" r="5" />
      </g>
    </svg>
  )
}
