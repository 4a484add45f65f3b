/** Puts colours and prints on a cloth and the cloth in front of a wall. */
import { type ChosenColours, layerColour, lightness } from '@teeshala/contract/garment/trim-colours'
import type { Cloth } from './cloth/cloth.ts'
import { renderRgba } from './cloth/raster.ts'
import { FRAME, framed } from './frame.ts'
import { markPath } from './motifs/brand.ts'

/** SVG in garment millimetres, laid flat over the garment before the cloth bends it. */
export type Print = { readonly content: string; readonly definitions?: string }

/** The brand's mark on the neck label. */
const wovenMark = ({ drawing: { labelCentre } }: Cloth) =>
  labelCentre
    ? `<path transform="translate(${labelCentre[0] - 8} ${labelCentre[1] - 8.4}) scale(.25)" d="${markPath}" fill="#c8085b"/>`
    : ''

const coloured = (cloth: Cloth, dye: ChosenColours) =>
  cloth.drawing.layers
    .filter((layer) => layer.strokeMm === undefined || layer.role === 'cord' || layer.role === 'eyelet')
    .map((layer) => {
      const colour = layerColour(layer, dye)
      if (layer.role === 'label') return `<path d="${layer.d}" fill="${colour}"/>${wovenMark(cloth)}`
      return layer.strokeMm === undefined
        ? `<path d="${layer.d}" fill="${colour}" stroke="${colour}" stroke-width="0.8"/>`
        : `<path d="${layer.d}" fill="none" stroke="${colour}" stroke-width="${layer.strokeMm}" stroke-linecap="round"/>`
    })
    .join('')

/** How strongly shade, light and sheen tell on a colour: black shows only its highlights, white only its shadows. */
const response = (tone: number) => ({
  shadow: tone > 0.8 ? 0.78 : 1,
  light: tone < 0.25 ? 0.36 : tone > 0.8 ? 0.5 : 0.42,
  sheen: tone < 0.25 ? 74 * (1 - tone * 2.4) : 0,
})

/** A colour between the four pixels around a point; what is not printed has no say in it. */
function sample(printed: Uint8Array, x: number, y: number, into: Float64Array) {
  const left = Math.min(FRAME.width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(FRAME.height - 2, Math.max(0, Math.floor(y)))
  const across = Math.min(1, Math.max(0, x - left))
  const down = Math.min(1, Math.max(0, y - top))
  into.fill(0)
  for (let corner = 0; corner < 4; corner++) {
    const isRight = corner & 1
    const isLower = corner >> 1
    const at = ((top + isLower) * FRAME.width + left + isRight) * 4
    const alpha = ((printed[at + 3] as number) / 255) * (isRight ? across : 1 - across) * (isLower ? down : 1 - down)
    into[3] = (into[3] as number) + alpha
    for (let channel = 0; channel < 3; channel++)
      into[channel] = (into[channel] as number) + (printed[at + channel] as number) * alpha
  }
}

/** The finished picture as raw RGB. `wall` is the backdrop's RGBA; without one, only the garment's own pixels count. */
export async function paint(
  cloth: Cloth,
  dye: ChosenColours,
  prints: readonly Print[],
  wall: Uint8Array | undefined,
): Promise<Uint8Array> {
  const { width, height } = FRAME
  const base = await renderRgba(framed(cloth.placing, coloured(cloth, dye)))
  const printed =
    prints.length > 0
      ? await renderRgba(
          framed(
            cloth.placing,
            prints.map((print) => print.content).join(''),
            prints.map((print) => print.definitions ?? '').join(''),
          ),
        )
      : undefined
  const { shadow, light, sheen } = response(lightness(dye.fabric))
  const out = new Uint8Array(width * height * 3)
  const ink = new Float64Array(4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const cover = cloth.cover[pixel] as number
      const castFrom = Math.max(0, y - 26) * width + Math.max(0, x - 16)
      const dim = wall && cover < 1 ? 1 - 0.34 * Math.max(0, cloth.shadow[castFrom] as number) ** 1.25 : 1
      const brightness = cloth.shade[pixel] as number
      const making = cloth.making[pixel] as number
      const inkShare = printed ? (cloth.printable[pixel] as number) : 0
      ink.fill(0)
      if (printed && inkShare > 0)
        sample(printed, x + (cloth.shiftX[pixel] as number), y + (cloth.shiftY[pixel] as number), ink)
      const kept = 1 - (ink[3] as number) * inkShare * 0.97
      for (let channel = 0; channel < 3; channel++) {
        const value = (base[pixel * 4 + channel] as number) * kept + (ink[channel] as number) * inkShare * 0.97
        const dark = Math.min(0, brightness - 1) * shadow
        const bright = Math.max(0, brightness - 1)
        const surface = value * (1 + dark) + (255 - value) * bright * light
        const lit = surface * (0.2 + 0.8 * making) + sheen * Math.max(0, brightness - 0.9) * making
        const behind = wall ? (wall[pixel * 4 + channel] as number) * (channel === 0 ? dim ** 0.94 : dim) : lit
        out[pixel * 3 + channel] = Math.min(255, Math.max(0, behind * (1 - cover) + lit * cover))
      }
    }
  return out
}
