import { LinearGradient } from '@/ui/Gradient'
import { useId } from 'react'

interface PrizeArtProps {
  /** Counted from 0; from the fourth on it is a star instead of a cup. */
  place: number
  className?: string | undefined
}

/** The cup of a prize, at rest. */
export function PrizeArt({ place, className }: PrizeArtProps) {
  const id = `cp-${useId().replace(/\W/g, '')}`
  const metal = METALS[place]
  return (
    <svg viewBox="-20 -10 240 300" className={className} aria-hidden="true">
      {metal ? <Cup metal={metal} id={id} /> : <Star />}
    </svg>
  )
}

function Star() {
  return (
    <>
      <path
        fill="#66665c"
        d="M60 150l-24 130 40-24 26 34 14-96zM140 150l24 130-40-24-26 34-14-96z"
      />
      <circle cx="100" cy="104" r="92" fill="#2b2b27" stroke="#e8ff3c" strokeWidth="9" />
      <circle
        cx="100"
        cy="104"
        r="72"
        fill="none"
        stroke="#e8ff3c"
        strokeWidth="3"
        strokeDasharray="3 11"
      />
      <path fill="#e8ff3c" d="M100 44l18 40 43 5-32 29 9 43-38-22-38 22 9-43-32-29 43-5z" />
      <path
        fill="#fcffd8"
        d="M100 44v62L82 84zM161 89l-61 17 18-22zM138 161l-38-55v33z"
        opacity=".85"
      />
    </>
  )
}

/** Light, middle and dark of the first, the second and the third trophy. */
export const METALS = [
  ['#fcffd8', '#e8ff3c', '#7d9100'],
  ['#ffffff', '#c9d2d6', '#5d696f'],
  ['#ffe6d0', '#ff9a52', '#8a3d10'],
] as const
export type Metal = (typeof METALS)[number]

interface CupProps {
  metal: Metal
  /** Of the gradients' ids: once in a document. */
  id: string
}

/** A cup with flat handles, at rest. */
export function Cup({ metal, id }: CupProps) {
  return (
    <>
      <path
        fill="none"
        stroke={metal[1]}
        strokeWidth="13"
        strokeLinecap="round"
        d="M150 44c64-18 62 66-14 80M50 44c-64-18-62 66 14 80"
      />
      <TrophyBody metal={metal} id={id} />
    </>
  )
}

interface TrophyBodyProps extends CupProps {
  /** Moves the light on the cup. */
  shineClass?: string
}

const BOWL = 'M46 20h108c0 66-16 112-42 130H88C62 132 46 86 46 20z'
/** x of the bands of light that go round the cup. */
const BANDS = [-150, -96, -42, 12, 66, 120] as const

/** A cup on its plinth without handles, 200 × 280: it looks the same from every side. */
export function TrophyBody({ metal: [light, middle, dark], id, shineClass }: TrophyBodyProps) {
  return (
    <>
      <defs>
        <LinearGradient
          id={`${id}-m`}
          stops={`${dark}, ${middle} .28, ${light} .44, ${middle} .66, ${dark}`}
        />
        <LinearGradient id={`${id}-p`} stops="#0a0a0a, #4a4a44 .42, #0a0a0a" />
        <clipPath id={`${id}-c`}>
          <path d={BOWL} />
        </clipPath>
      </defs>
      <path fill={`url(#${id}-p)`} d="M44 224q56 16 112 0v46q-56 14-112 0z" />
      <ellipse cx="100" cy="224" rx="56" ry="11" fill="#3a3a35" />
      <path fill={`url(#${id}-m)`} d="M62 206q38 10 76 0l8 18q-46 12-92 0z" />
      <path fill={`url(#${id}-m)`} d="M90 148h20l5 40q16 6 24 18-39 12-78 0 8-12 24-18z" />
      <ellipse cx="100" cy="162" rx="19" ry="10" fill={`url(#${id}-m)`} />
      <path fill={`url(#${id}-m)`} d={BOWL} />
      <g clipPath={`url(#${id}-c)`}>
        <g className={shineClass} fill={light} opacity=".5">
          {BANDS.map((x) => (
            <path key={x} d={`M${x + 40} 12h16l-8 146h-10z`} />
          ))}
        </g>
        <path
          fill={dark}
          opacity=".55"
          d="M46 20h16c2 60 12 104 34 130H80zM154 20h-10c-2 60-12 104-34 130h16z"
        />
        <path fill={dark} opacity=".4" d="M46 46q54 14 108 0v10q-54 14-108 0z" />
      </g>
      <ellipse cx="100" cy="20" rx="54" ry="10" fill={light} />
      <ellipse cx="100" cy="20" rx="46" ry="7" fill={dark} />
      <path fill={middle} opacity=".6" d="M56 21q44 12 88 0-44 20-88 0z" />
    </>
  )
}
