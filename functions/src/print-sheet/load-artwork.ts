import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import type { Design } from '@teeshala/contract/designs/design'
import { type DesignPlace, firstPlace } from '@teeshala/contract/designs/design-place'
import { maxPixels } from '@teeshala/contract/uploads/image-bytes'
import { withoutOwnSize } from '@teeshala/contract/uploads/svg-box'
import { readSvg } from '@teeshala/contract/uploads/svg-safety'
import type { Metadata, OutputInfo, Sharp } from 'sharp'
import type { Deps } from '../ports/deps.ts'
import type { Print } from './sheet.ts'

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
/** One row in so many tells whether a picture packs well. */
const sampledRows = 16
/** Parts of SVG that the vector writer leaves out or would unfold by itself; drawings with them become pixels. */
const beyondVector = /<(?:[\w-]+:)?(?:filter|image|feImage|foreignObject|switch)\b/
const hasText = /<(?:[\w-]+:)?text\b/

const pack = promisify(deflate)

/**
 * Reads the file of a design for its page: drawings stay drawings, everything else becomes pixels. A file that nobody can read
 * is said to be one: it must not keep the press from the others.
 */
export async function loadArtwork(
  design: Design,
  { area }: Pick<Print, 'area'>,
  { files }: Pick<Deps, 'files'>,
): Promise<Artwork> {
  const place = design.place ?? wholeOf(area)
  const file = await files.describe(design.path)
  if (!file) return { place, missing: 'The file is no longer there.' }
  const bytes = await files.whole(design.path)
  try {
    return await (file.contentType === 'image/svg+xml'
      ? loadDrawing(bytes, design.place, area)
      : loadPixels(bytes, design.place, area))
  } catch {
    return { place, missing: 'The file cannot be read as a picture: ask the customer for another.' }
  }
}

async function loadDrawing(bytes: Uint8Array, known: DesignPlace | undefined, area: Print['area']): Promise<Artwork> {
  const source = new TextDecoder().decode(bytes)
  const facts = readSvg(source)
  if ('danger' in facts) return { place: known ?? wholeOf(area), missing: `Not drawn. ${facts.danger}.` }
  const place = known ?? firstPlace(facts, area)
  const note = hasText.test(source) ? 'has live text: check its fonts' : undefined
  const drawn = beyondVector.test(source)
    ? await loadPixels(bytes, place, area, facts.width)
    : { place, svg: withoutOwnSize(source, facts) }
  return { ...drawn, ...(note && { note }) }
}

const wholeOf = ({ widthMm, heightMm }: Print['area']): DesignPlace => ({
  xMm: 0,
  yMm: 0,
  widthMm,
  heightMm,
  rotationDeg: 0,
})

async function loadPixels(
  bytes: Uint8Array,
  known: DesignPlace | undefined,
  area: Print['area'],
  drawingWidth?: number,
): Promise<Artwork> {
  const { default: sharp } = await import('sharp')
  const density = drawingWidth && known ? densityOf(drawingWidth, known) : 72
  const upright = sharp(bytes, { density, limitInputPixels: maxPixels, autoOrient: true })
  const facts = await upright.metadata()
  const place = known ?? firstPlace(facts.autoOrient, area)
  if (isPrintReady(facts)) {
    // Whether its end is there, seen in an eighth of its size: the press would find a broken photo out on the shirt.
    await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).resize(64).raw().toBuffer()
    return { place, pixels: { width: facts.width, height: facts.height, rgb: bytes, filter: 'DCTDecode' } }
  }
  const fine = (mm: number) => Math.max(1, Math.ceil((mm / mmPerInch) * pressDpi))
  const scaled = upright
    .resize({ width: fine(place.widthMm), height: fine(place.heightMm), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  if (facts.format === 'jpeg') return { place, pixels: await asPhoto(scaled) }
  const { data, info } = await scaled.raw().toBuffer({ resolveWithObject: true })
  return { place, pixels: await packed(data, info) }
}

/** Whether a PDF can hold the file as it is: an upright JPEG in sRGB, which loses nothing and costs no time then. */
function isPrintReady({ format, space, channels, orientation = 1, icc }: Metadata): boolean {
  const isStandard = icc === undefined || icc.includes('sRGB') || icc.includes('s\0R\0G\0B')
  return format === 'jpeg' && space === 'srgb' && channels === 3 && orientation === 1 && isStandard
}

/** Flat artwork packs well and stays exact; a photograph that does not is stored as a JPEG of the highest use. */
async function packed(data: Buffer, { width, height, channels }: OutputInfo): Promise<Pixels> {
  const { rgb, alpha } = split(data, channels)
  const mask = alpha && (await pack(alpha))
  const exact = (await packsWell(rgb, width * 3)) ? await pack(rgb) : undefined
  if (exact && exact.length <= largestLossless) return { width, height, rgb: exact, filter: 'FlateDecode', alpha: mask }
  const { default: sharp } = await import('sharp')
  return { ...(await asPhoto(sharp(rgb, { raw: { width, height, channels: 3 } }))), alpha: mask }
}

async function asPhoto(image: Sharp): Promise<Pixels> {
  const how = { quality: jpegQuality, chromaSubsampling: '4:4:4' }
  const { data, info } = await image.jpeg(how).toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, rgb: data, filter: 'DCTDecode' }
}

/** The colours and what of them is seen through, apart. By hand, because sharp would decode the file once for each. */
function split(data: Buffer, channels: number): { rgb: Buffer; alpha?: Buffer } {
  if (channels === 3) return { rgb: data }
  const pixels = data.length / channels
  const [rgb, alpha] = [Buffer.allocUnsafe(pixels * 3), Buffer.allocUnsafe(pixels)]
  for (let pixel = 0, from = 0, to = 0; pixel < pixels; pixel++, from += 4, to += 3) {
    rgb[to] = data[from] ?? 0
    rgb[to + 1] = data[from + 1] ?? 0
    rgb[to + 2] = data[from + 2] ?? 0
    alpha[pixel] = data[from + 3] ?? 0
  }
  return { rgb, alpha }
}

/** Asked of a sample, because packing a whole photograph in vain takes longer than all the rest. */
async function packsWell(data: Buffer, rowBytes: number): Promise<boolean> {
  if (data.length <= largestLossless) return true
  const rows: Buffer[] = []
  for (let at = 0; at < data.length; at += rowBytes * sampledRows) rows.push(data.subarray(at, at + rowBytes))
  const sample = await pack(Buffer.concat(rows), { level: constants.Z_BEST_SPEED })
  return sample.length * sampledRows <= 2 * largestLossless
}

const densityOf = (drawingWidth: number, { widthMm }: DesignPlace) =>
  Math.min(2400, Math.max(1, (72 * (widthMm / mmPerInch) * pressDpi) / drawingWidth))
