import { roundedBox } from '@/lib/roundedBox'
import { LAYERS } from './rain'

/** The sprite's margin around the paper, for its glow and edge. */
const MARGIN = 4
const RED = ['#ff6a5c', '#e0273d', '#b00f2a', '#ff8a72', '#d2203a'] as const
const GOLD = ['#fff0ae', '#ffcf56', '#dd8f22', '#fff8d4', '#f2b23c'] as const
const PAPERS = ['#ffcf56', '#ff8a72', '#fff2c9'] as const
/** Far packets are darker. */
const SHADES = [0.22, 0.1, 0] as const

export type Sprite = HTMLCanvasElement

/** Every picture of the game, drawn once for each size of the screen: the loop only copies them. */
export interface Sprites {
  /** By layer: red, gold, and the back. */
  packets: readonly { red: Sprite; gold: Sprite; back: Sprite }[]
  coin: Sprite
  papers: readonly Sprite[]
  plusOne: Sprite
  ring: Sprite
}

/** @param scale device pixels in a unit of the game */
export function createSprites(scale: number): Sprites {
  return {
    packets: LAYERS.map(({ halfWidth, halfHeight }, layer) => {
      const paint = (draw: (context: CanvasRenderingContext2D) => void) =>
        sprite(2 * (halfWidth + MARGIN), 2 * (halfHeight + MARGIN), scale, (context) => {
          context.scale(halfWidth / 40, halfHeight / 52)
          draw(context)
          shade(context, SHADES[layer] ?? 0)
        })
      return {
        red: paint((context) => drawPacket(context, RED, '#ffcf56')),
        gold: paint((context) => drawPacket(context, GOLD, '#c4122c')),
        back: paint(drawBack),
      }
    }),
    coin: sprite(22, 22, scale, drawCoin),
    papers: PAPERS.map((colour) => sprite(12, 8, scale, (context) => drawPaper(context, colour))),
    plusOne: sprite(64, 40, scale, drawPlusOne),
    ring: sprite(120, 120, scale, drawRing),
  }
}

function sprite(
  width: number,
  height: number,
  scale: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Sprite {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2)
  draw(context)
  return canvas
}

type Colours = typeof RED | typeof GOLD

/** 80 by 104, around the middle. */
function drawPacket(context: CanvasRenderingContext2D, colours: Colours, line: string): void {
  const [light, body, dark, flapLight, flapDark] = colours
  roundedBox(context, -40, -52, 80, 104, 11)
  context.fillStyle = gradient(context, -52, 52, [light, body, dark])
  context.fill()
  // A lit edge keeps red on red apart.
  context.lineWidth = 2
  context.strokeStyle = 'rgb(255 214 170 / 60%)'
  context.stroke()
  context.beginPath()
  context.moveTo(-40, -41)
  context.quadraticCurveTo(-40, -52, -29, -52)
  context.lineTo(29, -52)
  context.quadraticCurveTo(40, -52, 40, -41)
  context.lineTo(40, -20)
  context.bezierCurveTo(22, 2, -22, 2, -40, -20)
  context.fillStyle = gradient(context, -52, 0, [flapLight, flapDark])
  context.fill()
  context.beginPath()
  context.moveTo(-40, -20)
  context.bezierCurveTo(-22, 2, 22, 2, 40, -20)
  context.lineWidth = 3.5
  context.strokeStyle = line
  context.stroke()
  drawSeal(context, line)
  context.fillStyle = 'rgb(255 255 255 / 35%)'
  roundedBox(context, -32, -46, 40, 4, 2)
  context.fill()
  context.globalAlpha = 0.5
  context.lineWidth = 2
  context.strokeRect(-31, 30, 62, 13)
  context.globalAlpha = 1
}

function drawSeal(context: CanvasRenderingContext2D, line: string): void {
  context.beginPath()
  context.arc(0, -6, 17, 0, Math.PI * 2)
  context.fillStyle = line === '#ffcf56' ? '#ffd257' : '#d7263d'
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = line === '#ffcf56' ? '#b96a12' : '#fff0ae'
  context.beginPath()
  context.arc(0, -6, 13, 0, Math.PI * 2)
  context.stroke()
  context.lineWidth = 3
  context.strokeRect(-5, -11, 10, 10)
}

/** Only gold shows it. */
function drawBack(context: CanvasRenderingContext2D): void {
  roundedBox(context, -40, -52, 80, 104, 11)
  context.fillStyle = gradient(context, -52, 52, ['#ffdf85', '#d98a1f'])
  context.fill()
  context.strokeStyle = 'rgb(176 96 12 / 60%)'
  context.lineWidth = 2.5
  context.beginPath()
  context.moveTo(-38, -50)
  context.lineTo(0, -8)
  context.lineTo(38, -50)
  context.moveTo(-38, 50)
  context.lineTo(0, 4)
  context.lineTo(38, 50)
  context.stroke()
}

function shade(context: CanvasRenderingContext2D, strength: number): void {
  if (strength === 0) return
  context.globalCompositeOperation = 'source-atop'
  context.fillStyle = `rgb(110 6 28 / ${strength * 100}%)`
  context.fillRect(-60, -70, 120, 140)
}

function drawCoin(context: CanvasRenderingContext2D): void {
  const circle = (radius: number, colour: string) => {
    context.beginPath()
    context.arc(0, 0, radius, 0, Math.PI * 2)
    context.fillStyle = colour
    context.fill()
  }
  circle(10.5, '#b96a12')
  circle(9.5, '#ffd257')
  circle(7.5, '#f2b23c')
  circle(6.5, '#ffdf7c')
  context.fillStyle = '#a35a0c'
  context.fillRect(-2.6, -2.6, 5.2, 5.2)
}

function drawPaper(context: CanvasRenderingContext2D, colour: string): void {
  context.fillStyle = colour
  roundedBox(context, -5, -3, 10, 6, 1.5)
  context.fill()
}

function drawPlusOne(context: CanvasRenderingContext2D): void {
  context.font = '900 30px system-ui, sans-serif'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 6
  context.strokeStyle = '#8d0b22'
  context.strokeText('+1', 0, 2)
  context.fillStyle = '#ffe7a8'
  context.fillText('+1', 0, 2)
}

function drawRing(context: CanvasRenderingContext2D): void {
  const light = context.createRadialGradient(0, 0, 12, 0, 0, 58)
  light.addColorStop(0, 'rgb(255 246 208 / 0%)')
  light.addColorStop(0.72, 'rgb(255 231 168 / 70%)')
  light.addColorStop(1, 'rgb(255 207 86 / 0%)')
  context.fillStyle = light
  context.fillRect(-60, -60, 120, 120)
}

function gradient(
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  colours: readonly string[],
): CanvasGradient {
  const made = context.createLinearGradient(0, from, 0, to)
  colours.forEach((colour, at) => made.addColorStop(at / (colours.length - 1), colour))
  return made
}
