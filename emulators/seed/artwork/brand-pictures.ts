/** The brand's own pictures: touch icon, picture for shared links, and the home page's hero. */
import { join } from 'node:path'
import sharp from 'sharp'
import { frameSize } from './frame.ts'
import { fitText } from './lettering.ts'
import { markPath } from './motifs/brand.ts'
import { around, bar, moved } from './motifs/motif.ts'

/** The design language's own: turmeric, indigo black and rani pink (web/src/app/theme/theme.ts). */
const marigold = '#f7b200'
const sunlight = '#fcc22a'
const inkBlack = '#1b1737'
const rani = '#e0176d'

const sunburst = (cx: number, cy: number, reach: number, colour: string) =>
  moved(cx, cy, around(36, `<path d="M-${reach * 0.042} -${reach}H${reach * 0.042}L0 0Z" fill="${colour}"/>`))

/** The products whose fronts appear on the brand's pictures. */
export const onPosters = ['sab-chalta-hai', 'bagh', 'meter-se-chalo'] as const

/** A product's front without its wall, as raw RGBA of the frame's size. */
export type CutOut = { readonly id: string; readonly pixels: Uint8Array }

function pictureOf(cutOuts: readonly CutOut[], id: (typeof onPosters)[number]): Promise<Buffer> {
  const pixels = cutOuts.find((cutOut) => cutOut.id === id)?.pixels
  if (!pixels) throw new RangeError(`No cut-out of ${id}`)
  const raw = { width: frameSize.width, height: frameSize.height, channels: 4 } as const
  return sharp(pixels, { raw }).png({ compressionLevel: 1 }).toBuffer()
}

type Placed = {
  readonly picture: Buffer
  readonly width: number
  readonly left: number
  readonly top: number
  readonly turn: number
}

/** Rotated cut-outs on a background, each with a soft shadow. Parts beyond the edge are clipped. */
async function compose(ground: Buffer, width: number, height: number, things: readonly Placed[]) {
  const layers = await Promise.all(
    things.map(async ({ picture, width: size, left, top, turn }) => {
      const turned = await sharp(picture)
        .resize(size)
        .rotate(turn, { background: '#00000000' })
        .png({ compressionLevel: 1 })
        .toBuffer()
      const { width: w = 0, height: h = 0 } = await sharp(turned).metadata()
      const shadow = await sharp(turned)
        .ensureAlpha()
        .linear([0, 0, 0, 0.34], [40, 20, 10, 0])
        .blur(Math.max(2, size / 34))
        .png({ compressionLevel: 1 })
        .toBuffer()
      return [
        { input: shadow, left: left + Math.round(size / 36), top: top + Math.round(size / 22), w, h },
        { input: turned, left, top, w, h },
      ]
    }),
  )
  const clipped = await Promise.all(
    layers.flat().map(async ({ input, left, top, w, h }) => {
      const x0 = Math.max(0, -left)
      const y0 = Math.max(0, -top)
      const x1 = Math.min(w, width - left)
      const y1 = Math.min(h, height - top)
      if (x1 <= x0 || y1 <= y0) return undefined
      const part = await sharp(input)
        .extract({ left: x0, top: y0, width: x1 - x0, height: y1 - y0 })
        .png({ compressionLevel: 1 })
        .toBuffer()
      return { input: part, left: left + x0, top: top + y0 }
    }),
  )
  return sharp(ground).composite(clipped.filter((layer) => layer !== undefined))
}

const svg = (width: number, height: number, content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`)

const touchIcon = svg(
  180,
  180,
  bar(0, 0, 180, 180, marigold) + moved(34, 34, `<path d="${markPath}" fill="${inkBlack}"/>`, 0, 1.75),
)

const shareGround = svg(
  1200,
  630,
  bar(0, 0, 1200, 630, marigold) +
    sunburst(905, 330, 900, sunlight) +
    moved(76, 84, `<path d="${markPath}" fill="${inkBlack}"/>`, 0, 1.75) +
    bar(78, 222, 172, 132, inkBlack) +
    fitText('wordmark', 'tee', { x: 96, y: 248, width: 136, height: 80, stretch: true }, marigold) +
    fitText('wordmark', 'shala', { x: 266, y: 238, width: 226, height: 90, stretch: true }, inkBlack) +
    fitText('plain', 'Tees with something to say.', { x: 78, y: 376, width: 400 }, inkBlack) +
    fitText('plain', 'One piece or five hundred, printed in India.', { x: 78, y: 424, width: 436 }, inkBlack),
)

const heroSize = { width: 960, height: 1200 } as const

/** Only a rising sun: the hero lies on the page's own circle. */
const heroGround = svg(heroSize.width, heroSize.height, `<circle cx="480" cy="560" r="420" fill="${rani}"/>`)

/** Writes the brand's pictures into the folder; `cutOuts` are those of `onPosters`. */
export async function drawBrand(folder: string, cutOuts: readonly CutOut[]): Promise<void> {
  await sharp(touchIcon).png({ compressionLevel: 9, palette: true }).toFile(join(folder, 'apple-touch-icon.png'))
  const [black, orange, white] = await Promise.all([
    pictureOf(cutOuts, 'sab-chalta-hai'),
    pictureOf(cutOuts, 'bagh'),
    pictureOf(cutOuts, 'meter-se-chalo'),
  ])
  const share = await compose(shareGround, 1200, 630, [
    { picture: orange, width: 520, left: 500, top: -10, turn: -9 },
    { picture: black, width: 600, left: 680, top: -20, turn: 7 },
  ])
  await share.jpeg({ quality: 82, mozjpeg: true }).toFile(join(folder, 'share-1200x630.jpg'))
  const hero = await compose(heroGround, heroSize.width, heroSize.height, [
    { picture: white, width: 570, left: -66, top: 60, turn: -13 },
    { picture: orange, width: 556, left: 322, top: 44, turn: 12 },
    { picture: black, width: 740, left: 94, top: 170, turn: -2 },
  ])
  const drawn = await hero.png({ compressionLevel: 1 }).toBuffer()
  for (const width of [480, 960]) {
    const picture = sharp(drawn).resize(width).webp({ quality: 56, alphaQuality: 82, effort: 6 })
    await picture.toFile(join(folder, `hero-${width}.webp`))
  }
  // Half the file size, also at the width of most phones, because it is the first picture that a visitor sees.
  for (const width of [480, 720, 960]) {
    await sharp(drawn)
      .resize(width)
      .avif({ quality: 50 })
      .toFile(join(folder, `hero-${width}.avif`))
  }
  // Small enough to embed in the home page's HTML, where each kilobyte delays the first paint, and as wide as phones show it.
  await sharp(drawn).resize(400).avif({ quality: 18, effort: 9 }).toFile(join(folder, 'hero-first.avif'))
}
