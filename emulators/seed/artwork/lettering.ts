/** Text as outlines, because the renderer has no fonts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

const faces = {
  poster: '@fontsource/anton/files/anton-latin-400-normal.woff',
  block: '@fontsource/bungee/files/bungee-latin-400-normal.woff',
  signboard: '@fontsource/shrikhand/files/shrikhand-latin-400-normal.woff',
  plain: '@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff',
  wordmark: '@fontsource/anek-latin/files/anek-latin-latin-800-normal.woff',
  hindi: '@fontsource/modak/files/modak-devanagari-400-normal.woff',
  hindiPlain: '@fontsource/anek-devanagari/files/anek-devanagari-devanagari-800-normal.woff',
} as const

export type Face = keyof typeof faces

const require = createRequire(import.meta.url)
const loaded = new Map<Face, opentype.Font>()

function font(face: Face) {
  const known = loaded.get(face)
  if (known) return known
  const file = readFileSync(require.resolve(faces[face]))
  const parsed = opentype.parse(new Uint8Array(file).buffer)
  loaded.set(face, parsed)
  return parsed
}

type Glyphs = {
  readonly d: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** opentype.js 2.0 writes NaN for coordinates that are whole once rounded, so the outline is written here. */
const outlineData = (path: opentype.Outline) =>
  path.commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => Math.round(value * 100) / 100).join(' ')
    })
    .join('')

/** One line of text at 100 units, letter by letter, with `tracking` added between letters. */
function outline(face: Face, text: string, tracking: number): Glyphs {
  const source = font(face)
  const path = source.getPath(text, 0, 0, 100, { letterSpacing: tracking / 100, kerning: true })
  const box = path.getBoundingBox()
  return { d: outlineData(path), left: box.x1, top: box.y1, width: box.x2 - box.x1, height: box.y2 - box.y1 }
}

/** Text fitted into a box: as wide as `width`, or as tall as `height` where that is smaller; with both and `stretch`, exactly the box. */
export function fitText(
  face: Face,
  text: string,
  box: { x: number; y: number; width: number; height?: number; stretch?: boolean; tracking?: number },
  fill: string,
): string {
  const glyphs = outline(face, text, box.tracking ?? 0)
  const across = box.width / glyphs.width
  const up = box.height === undefined ? across : box.height / glyphs.height
  const scaleX = box.stretch ? across : Math.min(across, up)
  const scaleY = box.stretch ? up : scaleX
  const x = box.x + (box.width - glyphs.width * scaleX) / 2 - glyphs.left * scaleX
  const y = box.y + ((box.height ?? glyphs.height * scaleY) - glyphs.height * scaleY) / 2 - glyphs.top * scaleY
  return `<path transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scaleX.toFixed(4)} ${scaleY.toFixed(4)})" d="${glyphs.d}" fill="${fill}"/>`
}

/** Text whose letters stand on a circle, centred on `angle` (degrees, 0 is up); `inward` reads along the bottom. */
export function arcText(
  face: Face,
  text: string,
  arc: { cx: number; cy: number; radius: number; size: number; angle?: number; tracking?: number; inward?: boolean },
  fill: string,
): string {
  const source = font(face)
  const scale = arc.size / 100
  const advances = [...text].map((letter) => source.getAdvanceWidth(letter, 100) * scale + (arc.tracking ?? 0))
  const total = advances.reduce((sum, advance) => sum + advance, 0)
  const turn = arc.inward ? -1 : 1
  let along = -total / 2
  return [...text]
    .map((letter, index) => {
      const advance = advances[index] as number
      const degrees = (arc.angle ?? 0) + (turn * (((along + advance / 2) / arc.radius) * 180)) / Math.PI
      along += advance
      const d = outlineData(source.getPath(letter, -(advance - (arc.tracking ?? 0)) / 2 / scale, 0, 100))
      const outward = arc.inward ? arc.radius : -arc.radius
      return `<path transform="translate(${arc.cx} ${arc.cy}) rotate(${degrees.toFixed(2)}) translate(0 ${outward}) scale(${scale})" d="${d}" fill="${fill}"/>`
    })
    .join('')
}
