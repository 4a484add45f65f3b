import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { type DesignPlace, firstPlace } from '@teeshala/contract/garment/design-place'
import type { Design } from '@teeshala/contract/orders/design'
import { maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { readSvg } from '@teeshala/contract/uploads/svg-safety'
import type { Sharp } from 'sharp'
import type { Deps } from '../deps.ts'
import type { SheetPage } from './sheet-page.ts'

/** Pixels as a PDF takes them: packed red, green and blue, and the see-through part apart. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
  readonly filter: 'FlateDecode' | 'DCTDecode'
  readonly alpha?: Uint8Array | undefined
}

/** A design ready to be drawn; `note` tells the press what to look out for. */
export type Artwork = { readonly place: DesignPlace; readonly note?: string } & (
  | { readonly svg: string }
  | { readonly pixels: Pixels }
  | { readonly missing: string }
)

/** What a press can show: finer pixels only make the file larger. */
const pressDpi = 300
const mmPerInch = 25.4
const largestLossless = 8 * 1024 * 1024
const jpegQuality = 95
/** Parts of SVG that the vector writer leaves out or would unfold by itself; drawings with them become pixels. */
const beyondVector = /<(?:[\w-]+:)?(?:filter|image|feImage|foreignObject|switch)\b/
const hasText = /<(?:[\w-]+:)?text\b/

const pack = promisify(deflate)

/** Reads the file of a design for its page: drawings stay drawings, everything else becomes pixels of at most 300 dots an inch. */
export async function loadArtwork(
  design: Design,
  { area }: Pick<SheetPage, 'area'>,
  { files }: Pick<Deps, 'files'>,
): Promise<Artwork> {
  const file = await files.describe(design.path)
  if (!file) return { place: design.place ?? wholeOf(area), missing: `The file ${design.name} is no longer there.` }
  const bytes = await files.whole(design.path)
  if (file.contentType !== 'image/svg+xml') return loadPixels(bytes, design.place, area)
  const source = new TextDecoder().decode(bytes)
  const facts = readSvg(source)
  if ('danger' in facts) return { place: design.place ?? wholeOf(area), missing: `${design.name}: ${facts.danger}.` }
  const place = design.place ?? firstPlace(facts, area)
  const note = hasText.test(source) ? 'has live text: check its fonts' : undefined
  const drawn = beyondVector.test(source)
    ? await loadPixels(bytes, place, area, facts.width)
    : { place, svg: withoutOwnSize(source, facts) }
  return { ...drawn, ...(note && { note }) }
}

const rootTag =
  /^((?:\s|\uFEFF|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<(?:[^\s>:/]+:)?svg)((?:[^>"']|"[^"]*"|'[^']*')*)>/i

/** The drawing with its size taken off, so that it fills whatever it is drawn into: the PDF writer would keep to its own. */
function withoutOwnSize(source: string, { width, height }: { width: number; height: number }): string {
  return source.replace(rootTag, (_, start: string, attributes: string) => {
    const others = attributes.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
    const box = /\sviewBox\s*=/.test(others) ? '' : ` viewBox="0 0 ${width} ${height}"`
    return `${start}${box}${others}>`
  })
}

const wholeOf = ({ widthMm, heightMm }: SheetPage['area']): DesignPlace => ({
  xMm: 0,
  yMm: 0,
  widthMm,
  heightMm,
  rotationDeg: 0,
})

async function loadPixels(
  bytes: Uint8Array,
  known: DesignPlace | undefined,
  area: SheetPage['area'],
  drawingWidth?: number,
): Promise<Artwork> {
  const { default: sharp } = await import('sharp')
  const density = drawingWidth && known ? densityOf(drawingWidth, known) : 72
  const upright = sharp(bytes, { density, limitInputPixels: maxPixels, autoOrient: true })
  const { autoOrient, hasAlpha } = await upright.metadata()
  const place = known ?? firstPlace(autoOrient, area)
  const fine = (mm: number) => Math.max(1, Math.ceil((mm / mmPerInch) * pressDpi))
  const scaled = upright
    .resize({ width: fine(place.widthMm), height: fine(place.heightMm), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const alpha = hasAlpha ? await pack(await scaled.clone().extractChannel('alpha').raw().toBuffer()) : undefined
  return { place, pixels: { ...(await colours(scaled.removeAlpha())), alpha } }
}

/** Flat artwork packs well and stays exact; a photograph that does not is stored as a JPEG of the highest use. */
async function colours(image: Sharp): Promise<Omit<Pixels, 'alpha'>> {
  const { data, info } = await image.clone().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const packed = await pack(data)
  if (packed.length <= largestLossless) return { width, height, rgb: packed, filter: 'FlateDecode' }
  const jpeg = await image.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' }).toBuffer()
  return { width, height, rgb: jpeg, filter: 'DCTDecode' }
}

const densityOf = (drawingWidth: number, { widthMm }: DesignPlace) =>
  Math.min(2400, Math.max(1, (72 * (widthMm / mmPerInch) * pressDpi) / drawingWidth))
