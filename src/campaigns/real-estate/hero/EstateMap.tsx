import styles from './Hero.module.css'
import { boxOf, lotsOfMap } from './lots'
import type { Lot, LotKind } from './lots'

const LOTS = lotsOfMap()

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
      {LOTS.map((lot) => (
        <LotView key={`${lot.x} ${lot.y}`} lot={lot} />
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
      {/* The edge of the sheet, with its measures. */}
      <g fill="none" stroke="#7fd1ff" strokeOpacity=".5">
        <path d="M375 508L-1 292M375 508l376-216" strokeDasharray="3 9" />
        <path d="M24 538h702M24 532v12M258 532v12M492 532v12M726 532v12" />
      </g>
    </>
  )
}

function LotView({ lot }: { lot: Lot }) {
  const { kind, x, y } = lot
  const isBuilt = kind === 'house' || kind === 'tower'
  return (
    <g className={styles.lot} data-kind={kind}>
      <Box
        lot={{ ...lot, height: isBuilt ? 6 : lot.height }}
        faces={GROUND[kind]}
        inset={isBuilt ? 4 : INSET[kind]}
      />
      {isBuilt && <Box lot={{ ...lot, y: y - 6 }} faces={FACES[kind]} inset={INSET[kind]} />}
      {kind === 'grove' && <Grove x={x} y={y - 6} />}
      {kind === 'water' && (
        <path
          d={`M${x - 18} ${y - 8}q6-5 12 0t12 0t12 0`}
          fill="none"
          stroke="#8fd8ff"
          strokeOpacity=".7"
          strokeWidth="2"
        />
      )}
      {kind === 'sale' && <Flag x={x} y={y - 8} />}
    </g>
  )
}

interface BoxProps {
  lot: Lot
  faces: readonly [string, string, string]
  inset: number
}

function Box({ lot, faces: [top, left, right], inset }: BoxProps) {
  const box = boxOf(lot, inset)
  return (
    <>
      <path fill={left} d={box.left} />
      <path fill={right} d={box.right} />
      <path fill={top} d={box.top} stroke="#7fd1ff" strokeOpacity=".55" />
      {lot.height > 20 && <Windows lot={lot} />}
    </>
  )
}

/** Lit windows, floor by floor, on both sides that are seen. */
function Windows({ lot: { x, y, height } }: { lot: Lot }) {
  const side = (dx: number, dy: number) => `M${x + dx} ${y + dy - height + 8}V${y + dy - 4}`
  return (
    <path
      d={side(-20, 7) + side(-11, 12) + side(11, 12) + side(20, 7)}
      stroke="#ffe9b8"
      strokeOpacity=".75"
      strokeWidth="4"
      strokeDasharray="5 7"
    />
  )
}

function Grove({ x, y }: { x: number; y: number }) {
  return (
    <g fill="#4bc0a0">
      <path d={`M${x - 16} ${y - 30}l10 26h-20z`} fillOpacity=".85" />
      <path d={`M${x + 12} ${y - 36}l11 30h-22z`} />
      <path d={`M${x - 1} ${y - 20}l9 24h-18z`} fill="#7fe3c2" />
    </g>
  )
}

/** 在售 */
function Flag({ x, y }: { x: number; y: number }) {
  return (
    <g className={styles.flag}>
      <path d={`M${x} ${y}v-50`} stroke="#fff4d6" strokeWidth="4" strokeLinecap="round" />
      <path fill="#ff9f5a" d={`M${x + 2} ${y - 50}l34 11-34 13z`} />
      <ellipse cx={x} cy={y} rx="9" ry="5" fill="#8d6222" />
    </g>
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
