import { LinearGradient } from '@/ui/Gradient'
import type { Design } from './qiXi'
import styles from './NoteCard.module.css'

/** The card's picture, 750 × 1200: the poster's text is above the letter, the ticket below it. */
export function PosterScene({ design, note }: { design: Design; note: string }) {
  const { id, from, to, ink } = design
  return (
    <>
      <svg viewBox="0 0 750 1200" width="100%" height="100%" aria-hidden="true" fill="none">
        <defs>
          <LinearGradient id={`qc-${id}`} x2=".3" y2="1" stops={`${from}, ${to}`} />
        </defs>
        <path fill={`url(#qc-${id})`} d="M0 0h750v1200H0z" />
        <Ornament id={id} ink={ink} />
        <rect x="66" y="408" width="618" height="396" rx="28" fill="#fff" fillOpacity=".12" />
        <rect x="82" y="424" width="586" height="364" rx="20" stroke={ink} strokeOpacity=".5" />
      </svg>
      <p className={styles.note} style={{ color: ink }}>
        {note}
      </p>
    </>
  )
}

function Ornament({ id, ink }: { id: Design['id']; ink: string }) {
  if (id === 'river')
    return (
      <g fill={ink}>
        <path
          fillOpacity=".16"
          d="M-40 520C150 400 300 300 420 210S640 40 800-40v150C660 190 560 300 430 380S120 560-40 640z"
        />
        <circle cx="120" cy="350" r="10" />
        <circle cx="640" cy="140" r="10" />
        <path
          fillOpacity=".6"
          d="M300 96h6v6h-6zM500 330h5v5h-5zM210 180h5v5h-5zM590 300h6v6h-6z"
        />
      </g>
    )
  if (id === 'rose')
    return (
      <g stroke={ink} strokeWidth="5" strokeLinecap="round" strokeOpacity=".7">
        <path d="M640 60c-36-30-86 4-70 46 10 26 44 46 70 62 26-16 60-36 70-62 16-42-34-76-70-46z" />
        <path d="M104 240c-20-18-50 2-40 28 6 14 26 26 40 36 14-10 34-22 40-36 10-26-20-46-40-28z" />
        <path strokeOpacity=".4" d="M60 360c80 20 130-20 120-80M690 340c-70 24-120-6-130-60" />
      </g>
    )
  return (
    <g stroke={ink} strokeWidth="5" strokeOpacity=".7">
      <path d="M120 0v90M630 0v170" />
      <rect x="70" y="90" width="100" height="124" rx="40" />
      <rect x="580" y="170" width="100" height="124" rx="40" />
      <path d="M120 214v56M630 294v56M96 90v124M144 90v124M606 170v124M654 170v124" />
    </g>
  )
}
