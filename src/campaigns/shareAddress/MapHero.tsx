import { useMemo } from 'react'
import type { Land } from '@/api/land'
import { seededRandom } from '@/lib/random'
import { LinearGradient } from '@/ui/Gradient'
import { coordinatesOf } from './address'
import { contoursOf } from './contours'
import { head } from './head'
import styles from './MapHero.module.css'

/** The map with its title; the plot is on it once it has loaded. */
export function MapHero({ land }: { land: Land | undefined }) {
  const planet = land?.planetName
  const place = land && coordinatesOf(land)
  return (
    <header className={styles.hero}>
      <PlotMap land={land} />
      <div className={styles.title}>
        <h1 className={styles.heading}>{head.title}</h1>
        <p className={styles.planet}>{planet || '数字世界地图'}</p>
      </div>
      {place && <p className={styles.place}>{place}</p>}
    </header>
  )
}

const MAP = { width: 750, height: 680 } as const

/** The centre of the plot, and the side of its square on the map's grid. */
const CENTRE = { x: 375, y: 366 } as const
const CELL = 125

/** The y of the column numbers: below all trees. */
const RULER_Y = CENTRE.y + 1.5 * CELL

/** The land around the plot, drawn from its id, the same at every visit. The paper below it is the hero's background. */
function PlotMap({ land }: { land: Land | undefined }) {
  return (
    <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} className={styles.map} aria-hidden="true">
      {land && <Terrain key={land.landId} landId={land.landId} />}
      <MapEdge />
      <Compass />
      {land && <Rulers coordX={land.coordX} coordY={land.coordY} />}
      {land && <Pin />}
    </svg>
  )
}

function Terrain({ landId }: { landId: string }) {
  const { contours, river, trees } = useMemo(
    () => ({
      contours: contoursOf(landId, MAP),
      river: riverOf(landId),
      trees: treesOf(landId),
    }),
    [landId],
  )
  return (
    <>
      <g fill="none" strokeLinecap="round" className={styles.river}>
        <path d={river} stroke="#8fc3cd" strokeWidth="30" />
        <path d={river} stroke="#c9e7ea" strokeWidth="24" />
        <path d={river} stroke="#f3fbfb" strokeWidth="2" strokeDasharray="26 40" />
      </g>
      <g fill="none" stroke="#5f8f6a" strokeLinejoin="round">
        {contours.map((path, at) => (
          <path
            key={at}
            d={path}
            pathLength="1"
            className={styles.contour}
            strokeWidth={at % 4 === 2 ? 2.6 : 1.4}
            strokeOpacity={at % 4 === 2 ? 0.75 : 0.55}
          />
        ))}
      </g>
      <g className={styles.trees}>
        {trees.map(({ x, y, size }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${size})`}>
            <ellipse cy="15" rx="12" ry="3.4" fill="#24402f" opacity=".16" />
            <path fill="#7a5a3c" d="M-2 6h4v9h-4z" />
            <path fill="#3f7f56" d="M0-20L13 8H-13z" />
            <path fill="#5ea272" d="M0-20L4 8H-13z" />
          </g>
        ))}
      </g>
    </>
  )
}

/** The sheet's lower edge goes over into the page. */
function MapEdge() {
  return (
    <>
      <LinearGradient id="sa-edge" x2="0" y2="1" stops="#eaf1e4/0, #eaf1e4" />
      <path fill="url(#sa-edge)" d={`M0 ${MAP.height - 110}h${MAP.width}v110H0z`} />
    </>
  )
}

/** Which way is north. */
function Compass() {
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

/** Beside the plot's own column, whose number is below the pin. */
const COLUMNS = [-2, -1, 1, 2] as const
/** Longer numbers would overlap that one. */
const SHORT = 4
const ROWS = [1, 0, -1] as const

/** The numbers of the grid's columns and rows, as on a real map; left out if the place is unknown. */
function Rulers({ coordX, coordY }: Pick<Land, 'coordX' | 'coordY'>) {
  if (coordX === undefined || coordY === undefined) return null
  const isShort = String(coordX).length < SHORT
  return (
    <g fontSize="20" fill="#3f5a49" textAnchor="middle">
      {COLUMNS.filter((column) => column % 2 === 0 || isShort).map((column) => (
        <Mark
          key={column}
          x={CENTRE.x + column * CELL}
          y={RULER_Y + 4}
          value={coordX + column}
          isOwn={false}
        />
      ))}
      {ROWS.map((row) => (
        <Mark
          key={row}
          x={38}
          y={CENTRE.y - row * CELL + 7}
          value={coordY + row}
          isOwn={row === 0}
        />
      ))}
    </g>
  )
}

interface MarkProps {
  x: number
  y: number
  value: number
  isOwn: boolean
}

function Mark({ x, y, value, isOwn }: MarkProps) {
  return (
    <text
      x={x}
      y={y}
      fontWeight={isOwn ? 700 : 400}
      fill={isOwn ? '#b8331a' : undefined}
      // Readable where a line or the river runs below it.
      stroke="#f1f6ec"
      strokeWidth="6"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {String(value).replace('-', '−')}
    </text>
  )
}

/** The plot's own square with a house on it, and the pin that falls beside its door. */
function Pin() {
  return (
    <g transform={`translate(${CENTRE.x} ${CENTRE.y})`}>
      <PlotSquare />
      <ellipse className={styles.shadow} cy="12" rx="30" ry="9" fill="#24402f" />
      <g className={styles.pin}>
        <path fill="#ff5a3c" d="M0 12C-10-14-56-52-56-98a56 56 0 0 1 112 0C56-52 10-14 0 12z" />
        <path
          fill="#d8411f"
          d="M0 12C10-14 56-52 56-98A56 56 0 0 0 18-151 62 62 0 0 1 34-104C34-58 8-18 0 12z"
        />
        <path
          fill="none"
          stroke="#ffb09f"
          strokeWidth="6"
          strokeLinecap="round"
          d="M-40-102a40 40 0 0 1 22-34"
        />
        <circle cy="-98" r="34" fill="#fff8f5" />
        <path fill="#24402f" d="M0-122l24 21-4 5-20-17-20 17-4-5z" />
        <path fill="#24402f" d="M-15-97L0-110l15 13v18h-9v-11h-12v11h-9z" />
      </g>
    </g>
  )
}

function PlotSquare() {
  const half = CELL / 2
  return (
    <>
      <path
        fill="#ff5a3c"
        fillOpacity=".16"
        stroke="#e2492c"
        strokeWidth="3.5"
        strokeDasharray="12 8"
        strokeLinejoin="round"
        d={`M${-half} ${-half}H${half}V${half}H${-half}z`}
      />
      <g fill="#e2492c">
        {[-half, half].map((x) =>
          [-half, half].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />),
        )}
      </g>
    </>
  )
}

/** Trees nearer to the plot than this would hide it. */
const CLEAR = 130
const TREES = 18

/** A river from the left edge to the right one; it passes above or below the plot. */
function riverOf(seed: string): string {
  const random = seededRandom(`river/${seed}`)
  const below = random() < 0.5
  const base = below ? CENTRE.y + 150 : CENTRE.y - 170
  const y = (spread: number) => Math.round(base + (random() - 0.5) * spread)
  return `M-20 ${y(120)}C140 ${y(240)} 220 ${y(40)} ${CENTRE.x} ${y(30)}S600 ${y(200)} 770 ${y(160)}`
}

interface Tree {
  x: number
  y: number
  size: number
}

/** Trees away from the plot, the nearer ones in front. */
function treesOf(seed: string): Tree[] {
  const random = seededRandom(`trees/${seed}`)
  const all = Array.from({ length: TREES }, () => ({
    x: Math.round(90 + random() * (MAP.width - 130)),
    y: Math.round(190 + random() * (RULER_Y - 250)),
    size: 0.8 + Math.round(random() * 6) / 10,
  }))
  return all
    .filter(({ x, y }) => Math.hypot(x - CENTRE.x, y - CENTRE.y) > CLEAR)
    .sort((one, other) => one.y - other.y)
}
