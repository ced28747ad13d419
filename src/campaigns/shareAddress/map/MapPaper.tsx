import { CELL, CENTRE, MAP } from './terrain'

const HALF = CELL / 2
/** The lines between the cells, on both sides of the plot. */
const linesOf = (centre: number, end: number) =>
  Array.from({ length: 13 }, (_, at) => centre - HALF + (at - 6) * CELL).filter(
    (line) => line > 0 && line < end,
  )
const GRID = [
  ...linesOf(CENTRE.x, MAP.width).map((x) => `M${x} 0V${MAP.height}`),
  ...linesOf(CENTRE.y, MAP.height).map((y) => `M0 ${y}H${MAP.width}`),
].join('')

/** A folded sheet with its grid. */
export function MapPaper() {
  return (
    <>
      <defs>
        <linearGradient id="sa-paper" x2=".5" y2="1">
          <stop stopColor="#f5f9f0" />
          <stop offset=".6" stopColor="#e6efdf" />
          <stop offset="1" stopColor="#eaf1e4" />
        </linearGradient>
        <linearGradient id="sa-fold">
          <stop stopColor="#24402f" stopOpacity="0" />
          <stop offset=".97" stopColor="#24402f" stopOpacity=".05" />
          <stop offset="1" stopColor="#fff" stopOpacity=".35" />
        </linearGradient>
        <linearGradient id="sa-edge" x2="0" y2="1">
          <stop stopColor="#eaf1e4" stopOpacity="0" />
          <stop offset="1" stopColor="#eaf1e4" />
        </linearGradient>
      </defs>
      <path fill="url(#sa-paper)" d={`M0 0H${MAP.width}V${MAP.height}H0z`} />
      <path fill="none" stroke="#24402f" strokeOpacity=".09" strokeWidth="1.5" d={GRID} />
      {[0, 250, 500].map((x) => (
        <path key={x} fill="url(#sa-fold)" d={`M${x} 0h250v${MAP.height}h-250z`} />
      ))}
    </>
  )
}

/** The sheet's lower edge goes over into the page. */
export function MapEdge() {
  return <path fill="url(#sa-edge)" d={`M0 ${MAP.height - 110}h${MAP.width}v110H0z`} />
}

/** Which way is north. */
export function Compass() {
  return (
    <g transform="translate(664 136)">
      <circle r="46" fill="#fbfdf8" fillOpacity=".86" />
      <circle r="46" fill="none" stroke="#24402f" strokeOpacity=".5" strokeWidth="2" />
      <circle
        r="38"
        fill="none"
        stroke="#24402f"
        strokeOpacity=".35"
        strokeWidth="5"
        strokeDasharray="1.5 8.45"
      />
      <path fill="#24402f" d="M0 30L8 0H0zM0 30L-8 0H0z" opacity=".75" />
      <path fill="#ff5a3c" d="M0-32L8 0H-8z" />
      <path fill="#c93a1f" d="M0-32L8 0H0z" />
      <circle r="4" fill="#fbfdf8" />
    </g>
  )
}
