import { roundedBox } from '@/lib/roundedBox'
import { QUIET_ZONE, type QrModules } from './qr'

/** All texts of a poster, for the drawing that needs neither the page's layout nor its pictures. */
export interface PlainPoster {
  title: string
  line: string
  name: string
  /** Below the code. */
  hint: string
  expiry: string
  modules: QrModules
  colours: { ground: string; accent: string; accent2: string }
}

const FONT = `-apple-system, 'PingFang SC', 'Noto Sans CJK SC', 'WenQuanYi Micro Hei', sans-serif`
/** The poster is laid out on a width of 750. */
const DESIGN_WIDTH = 750
const DESIGN_HEIGHT = 1200

/** @throws when this browser gives no canvas. */
export function drawPlainPoster(poster: PlainPoster, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * DESIGN_HEIGHT) / DESIGN_WIDTH)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.scale(width / DESIGN_WIDTH, width / DESIGN_WIDTH)
  drawGround(context, poster.colours)
  drawWords(context, poster)
  drawCode(context, poster.modules)
  return canvas
}

function drawGround(context: CanvasRenderingContext2D, colours: PlainPoster['colours']): void {
  context.fillStyle = colours.ground
  context.fillRect(0, 0, DESIGN_WIDTH, DESIGN_HEIGHT)
  context.globalAlpha = 0.5
  glow(context, colours.accent, 620, 120, 620)
  glow(context, colours.accent2, 60, 640, 560)
  context.globalAlpha = 1
  context.fillStyle = '#ffffff'
  roundedBox(context, 115, 410, 520, 680, 44)
  context.fill()
}

function glow(
  context: CanvasRenderingContext2D,
  colour: string,
  x: number,
  y: number,
  radius: number,
): void {
  // Two layers, because a gradient to `transparent` passes through grey in older browsers.
  for (const part of [1, 0.6]) {
    context.beginPath()
    context.fillStyle = colour
    context.globalAlpha = 0.22
    context.arc(x, y, radius * part, 0, Math.PI * 2)
    context.fill()
  }
}

function drawWords(context: CanvasRenderingContext2D, poster: PlainPoster): void {
  context.textAlign = 'center'
  context.fillStyle = '#ffffff'
  write(context, poster.title, `700 60px ${FONT}`, 170, 2)
  write(context, poster.line, `400 32px ${FONT}`, 334)
  context.fillStyle = '#131a33'
  write(context, poster.name, `600 34px ${FONT}`, 480)
  context.fillStyle = '#566079'
  write(context, poster.hint, `400 28px ${FONT}`, 994)
  write(context, poster.expiry, `400 24px ${FONT}`, 1038)
}

const TEXT_WIDTH = 460
const TITLE_WIDTH = 640

/** Writes centred text; one of fewer lines than `room` is placed lower. */
function write(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  y: number,
  room = 1,
): void {
  context.font = font
  const width = y < 400 ? TITLE_WIDTH : TEXT_WIDTH
  const lines = linesOf(text, width, room, (part) => context.measureText(part).width)
  lines.forEach((line, at) =>
    context.fillText(line, DESIGN_WIDTH / 2, y + (at + (room - lines.length) / 2) * 78),
  )
}

const MOST_LETTERS = 100

/**
 * The text in lines that fit, broken between any two letters as Chinese is; the last line ends in an ellipsis if the
 * text is longer.
 */
export function linesOf(
  text: string,
  maxWidth: number,
  maxLines: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = []
  let line = ''
  // Letters of zero width never fill a line.
  for (const letter of text.slice(0, maxLines * MOST_LETTERS)) {
    if (line === '' || widthOf(line + letter) <= maxWidth) {
      line += letter
      continue
    }
    if (lines.length + 1 === maxLines) return [...lines, `${fitting(line, maxWidth, widthOf)}…`]
    lines.push(line)
    line = letter
  }
  return [...lines, line]
}

/** The part of a line that leaves room for an ellipsis. */
function fitting(line: string, maxWidth: number, widthOf: (text: string) => number): string {
  const letters = Array.from(line)
  while (letters.length > 0 && widthOf(`${letters.join('')}…`) > maxWidth) letters.pop()
  return letters.join('')
}

const CODE_SIDE = 420

function drawCode(context: CanvasRenderingContext2D, modules: QrModules): void {
  const unit = CODE_SIDE / (modules.length + 2 * QUIET_ZONE)
  const left = (DESIGN_WIDTH - CODE_SIDE) / 2 + QUIET_ZONE * unit
  const top = 520 + QUIET_ZONE * unit
  context.fillStyle = '#0b0f24'
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      // Slightly larger, so that there is no light gap between two dark modules.
      if (dark) context.fillRect(left + x * unit, top + y * unit, unit + 0.3, unit + 0.3)
    })
  })
}
