/** Colours and prints a cloth and puts it in front of a wall. */
import { type ChosenColours, layerColour, lightness } from '@teeshala/contract/garment/trim-colours'
import type { Cloth } from './cloth/cloth.ts'
import { pixelCount, renderRgba } from './cloth/raster.ts'
import { framed, frameSize } from './frame.ts'
import { markPath } from './motifs/brand.ts'

/** SVG in garment millimetres, flat, before the cloth distorts it. */
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

/** How strongly shade, light and sheen show on a colour: black shows only highlights, white only shadows. */
const response = (tone: number) => ({
  shadow: tone > 0.8 ? 0.78 : 1,
  light: tone < 0.25 ? 0.36 : tone > 0.8 ? 0.5 : 0.42,
  sheen: tone < 0.25 ? 74 * (1 - tone * 2.4) : 0,
})

/** The colour interpolated from the four pixels around a point, without unprinted ones. */
function sample(printed: Uint8Array, x: number, y: number, into: Float64Array) {
  const left = Math.min(frameSize.width - 2, Math.max(0, Math.floor(x)))
  const top = Math.min(frameSize.height - 2, Math.max(0, Math.floor(y)))
  const across = Math.min(1, Math.max(0, x - left))
  const down = Math.min(1, Math.max(0, y - top))
  const upper = (top * frameSize.width + left) * 4
  const lower = upper + frameSize.width * 4
  into.fill(0)
  add(printed, upper, (1 - across) * (1 - down), into)
  add(printed, upper + 4, across * (1 - down), into)
  add(printed, lower, (1 - across) * down, into)
  add(printed, lower + 4, across * down, into)
}

function add(printed: Uint8Array, at: number, weight: number, into: Float64Array) {
  const alpha = ((printed[at + 3] as number) / 255) * weight
  if (alpha === 0) return
  into[0] = (into[0] as number) + (printed[at] as number) * alpha
  into[1] = (into[1] as number) + (printed[at + 1] as number) * alpha
  into[2] = (into[2] as number) + (printed[at + 2] as number) * alpha
  into[3] = (into[3] as number) + alpha
}

/** The wall with the garment's shadow on it, as raw RGB. */
function hang(wall: Uint8Array, { wallLight: { all, red } }: Cloth): Uint8Array {
  const out = new Uint8Array(pixelCount * 3)
  for (let pixel = 0; pixel < pixelCount; pixel++) {
    const light = all[pixel] as number
    out[pixel * 3] = (wall[pixel * 4] as number) * (red[pixel] as number)
    out[pixel * 3 + 1] = (wall[pixel * 4 + 1] as number) * light
    out[pixel * 3 + 2] = (wall[pixel * 4 + 2] as number) * light
  }
  return out
}

/** The finished picture as raw RGB. `wall` is the backdrop's RGBA; without one, only the garment's own pixels count. */
export async function paint(
  cloth: Cloth,
  dye: ChosenColours,
  prints: readonly Print[],
  wall: Uint8Array | undefined,
): Promise<Uint8Array> {
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
  const out = wall ? hang(wall, cloth) : new Uint8Array(pixelCount * 3)
  const ink = new Float64Array(4)
  for (let pixel = 0; pixel < pixelCount; pixel++) {
    const cover = cloth.cover[pixel] as number
    if (cover === 0) continue
    const brightness = cloth.shade[pixel] as number
    const making = cloth.making[pixel] as number
    const inkShare = printed ? (cloth.printable[pixel] as number) * 0.97 : 0
    if (printed && inkShare > 0) {
      const x = pixel % frameSize.width
      const y = (pixel - x) / frameSize.width
      sample(printed, x + (cloth.shiftX[pixel] as number), y + (cloth.shiftY[pixel] as number), ink)
    } else ink.fill(0)
    const kept = 1 - (ink[3] as number) * inkShare
    const dark = 1 + Math.min(0, brightness - 1) * shadow
    const bright = Math.max(0, brightness - 1) * light
    const shine = sheen * Math.max(0, brightness - 0.9) * making
    const relieved = 0.2 + 0.8 * making
    const behind = wall ? 1 - cover : 0
    const inFront = wall ? cover : 1
    for (let channel = 0; channel < 3; channel++) {
      const value = (base[pixel * 4 + channel] as number) * kept + (ink[channel] as number) * inkShare
      const lit = (value * dark + (255 - value) * bright) * relieved + shine
      const at = pixel * 3 + channel
      out[at] = Math.min(255, Math.max(0, (out[at] as number) * behind + lit * inFront))
    }
  }
  return out
}
