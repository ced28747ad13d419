import styles from './Hero.module.css'
import { boxOf, idOf, lotsOfMap } from './lots'
import type { LotKind, Stand } from './lots'

const LOTS = lotsOfMap()
/** Each thing that stands somewhere is drawn once, and set down wherever it stands. */
const STANDS = [...new Map(LOTS.map((lot) => [idOf(lot), lot])).values()]

/** Top, left and right face. */
const FACES: Readonly<Record<LotKind, readonly [string, string, string]>> = {
  road: ['#12365a', '#0c2743', '#0a2139'],
  water: ['#1c6ea6', '#0d3d66', '#0b3357'],
  lawn: ['#1f4f78', '#143a5e', '#103150'],
  grove: ['#22597f', '#143a5e', '#103150'],
  house: ['#5fb4e6', '#2b6f9f', '#1f577f'],
  tower: ['#a5e2ff', '#3f8fc2', '#2a6c99'],
  sale: ['#ffd98a', '#b98534', '#8d6222'],
}
const INSET: Readonly<Record<LotKind, number>> = {
  road: 0,
  water: 0,
  lawn: 4,
  grove: 4,
  house: 13,
  tower: 16,
  sale: 4,
}
const GROUND = { ...FACES, house: FACES.lawn, tower: FACES.lawn }

/** A quarter of a city as a blueprint has it: its lots lift under a finger. */
export function EstateMap() {
  return (
    <svg viewBox="0 -72 750 632" className={styles.map} aria-hidden="true" focusable="false">
      <Paper />
      <defs>
        {STANDS.map((stand) => (
          <g key={idOf(stand)} id={idOf(stand)}>
            <StandView {...stand} />
          </g>
        ))}
      </defs>
      {LOTS.map((lot) => (
        <use
          key={`${lot.x} ${lot.y}`}
          href={`#${idOf(lot)}`}
          x={lot.x}
          y={lot.y}
          className={lot.kind === 'sale' ? styles.sale : styles.lot}
        />
      ))}
      <Compass />
    </svg>
  )
}

function Paper() {
  return (
    <>
      <defs>
        <radialGradient id="re-glow" cx=".5" cy=".45" r=".6">
          <stop stopColor="#2b79b5" stopOpacity=".55" />
          <stop offset="1" stopColor="#2b79b5" stopOpacity="0" />
        </radialGradient>
        <pattern id="re-grid" width="30" height="30" patternUnits="userSpaceOnUse">
          <path d="M30 0H0v30" fill="none" stroke="#7fd1ff" strokeOpacity=".1" />
        </pattern>
      </defs>
      <path fill="url(#re-grid)" d="M0-72h750v632H0z" />
      <path fill="url(#re-glow)" d="M0-72h750v632H0z" />
      {/* The edge of the sheet. */}
      <path
        d="M375 508L-1 292M375 508l376-216"
        fill="none"
        stroke="#7fd1ff"
        strokeOpacity=".5"
        strokeDasharray="3 9"
      />
    </>
  )
}

/** What stands on a lot, around the middle of its ground. */
function StandView({ kind, height }: Stand) {
  const isBuilt = kind === 'house' || kind === 'tower'
  return (
    <>
      <Box
        y={0}
        height={isBuilt ? 6 : height}
        faces={GROUND[kind]}
        inset={isBuilt ? 4 : INSET[kind]}
      />
      {isBuilt && <Box y={-6} height={height} faces={FACES[kind]} inset={INSET[kind]} />}
      {isBuilt && <Windows height={height} />}
      {kind === 'grove' && <Grove />}
      {kind === 'water' && (
        <path
          d="M-18-8q6-5 12 0t12 0t12 0"
          fill="none"
          stroke="#8fd8ff"
          strokeOpacity=".7"
          strokeWidth="2"
        />
      )}
      {kind === 'sale' && <Flag />}
    </>
  )
}

interface BoxProps {
  y: number
  height: number
  faces: readonly [string, string, string]
  inset: number
}

function Box({ y, height, faces: [top, left, right], inset }: BoxProps) {
  const box = boxOf(y, height, inset)
  return (
    <>
      <path fill={left} d={box.left} />
      <path fill={right} d={box.right} />
      <path fill={top} d={box.top} stroke="#7fd1ff" strokeOpacity=".55" />
    </>
  )
}

/** Lit windows, floor by floor, on both sides that are seen. */
function Windows({ height }: { height: number }) {
  const side = (x: number, y: number) => `M${x} ${y - height}V${y - 12}`
  return (
    <path
      d={side(-20, 9) + side(-11, 14) + side(11, 14) + side(20, 9)}
      stroke="#ffe9b8"
      strokeOpacity=".75"
      strokeWidth="4"
      strokeDasharray="5 7"
    />
  )
}

function Grove() {
  return (
    <g fill="#4bc0a0">
      <path d="M-16-36l10 26h-20z" fillOpacity=".85" />
      <path d="M12-42l11 30H1z" />
      <path d="M-1-26l9 24h-18z" fill="#7fe3c2" />
    </g>
  )
}

/** 在售 */
function Flag() {
  return (
    <>
      <path d="M0-8v-50" stroke="#fff4d6" strokeWidth="4" strokeLinecap="round" />
      <path fill="#ff9f5a" d="M2-58l34 11-34 13z" />
      <ellipse cy="-8" rx="9" ry="5" fill="#8d6222" />
    </>
  )
}

function Compass() {
  return (
    <g transform="translate(676 92)" fill="none" stroke="#7fd1ff" strokeOpacity=".8">
      <circle r="34" strokeDasharray="2 6" />
      <circle r="26" strokeOpacity=".4" />
      <path d="M0-44v88M-44 0h88" strokeOpacity=".35" />
      <path d="M0-26l8 26H-8z" fill="#ffd98a" stroke="none" />
      <path d="M0 26l8-26H-8z" fill="#7fd1ff" fillOpacity=".7" stroke="none" />
    </g>
  )
}
