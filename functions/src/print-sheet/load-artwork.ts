import { promisify } from 'node:util'
import { constants, deflate } from 'node:zlib'
import type { Design } from '@teeshala/contract/designs/design'
import { type DesignPlace, firstPlace } from '@teeshala/contract/designs/design-place'
import { maxPixels } from '@teeshala/contract/uploads/image-bytes'
import type { StoredUpload } from '@teeshala/contract/uploads/stored-upload'
import { onlyPicture } from '@teeshala/contract/uploads/without-camera-notes'
import type { Metadata, OutputInfo, Sharp } from 'sharp'
import { drawingDensity } from '../artwork/drawing-density.ts'
import { pressDots } from '../artwork/press-dots.ts'
import { vectorOf } from '../artwork/vector-drawing.ts'
import type { Deps } from '../ports/deps.ts'
import type { UploadedFile } from '../ports/uploaded-files.ts'
import { readDesignApart } from '../uploads/read-design-apart.ts'
import type { Print } from './sheet.ts'

/** Pixels as a PDF stores them: compressed RGB, and opacity separately. */
export type Pixels = {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
  readonly filter: 'FlateDecode' | 'DCTDecode'
  readonly alpha?: Uint8Array | undefined
}

/** A design ready to be drawn; `note` tells the press what to watch for. */
export type Artwork = { readonly place: DesignPlace; readonly note?: string } & (
  | { readonly svg: string }
  | { readonly pixels: Pixels }
  | { readonly missing: string }
)

/** The file storage, and the findings at upload time by path. */
export type ArtworkDeps = Pick<Deps, 'files'> & { readonly verdicts: ReadonlyMap<string, StoredUpload['found']> }

const largestLossless = 8 * 1024 * 1024
const jpegQuality = 95
/** Every n-th row is sampled to see whether a picture compresses well. */
const sampledRows = 16
const hasText = /<(?:[\w-]+:)?text\b/

const pack = promisify(deflate)

/**
 * Loads a design's file for its page: drawings stay vectors, everything else becomes pixels. An unreadable file
 * is marked as such: it must not keep the press from the others.
 */
export async function loadArtwork(design: Design, { area }: Pick<Print, 'area'>, deps: ArtworkDeps): Promise<Artwork> {
  const { files } = deps
  const place = design.place ?? wholeOf(area)
  const file = await files.describe(design.path)
  if (!file) return { place, missing: 'The file is no longer there.' }
  const bytes = await files.whole(design.path)
  if (file.contentType === 'image/svg+xml') {
    return loadDrawing(design, { file, bytes, area }, deps).catch(() => ({ place, missing: undrawable }))
  }
  return loadPixels(bytes, design.place, area).catch(() => ({ place, missing: unreadable }))
}

const undrawable = 'The drawing cannot be printed: ask the customer for another.'
const unreadNow = 'The drawing could not be read just now: open this sheet again in a few minutes.'
const unreadable = 'The file cannot be read as a picture: ask the customer for another.'

type StoredDrawing = { readonly file: UploadedFile; readonly bytes: Uint8Array; readonly area: Print['area'] }

/** A drawing was rendered once at upload, or is rendered now in a separate process, so that it cannot hang this one. */
async function loadDrawing(
  { path, place: known }: Design,
  { file, bytes, area }: StoredDrawing,
  { files, verdicts }: ArtworkDeps,
): Promise<Artwork> {
  const verdict = verdicts.get(path)
  const found = verdict?.generation === file.generation ? verdict : await readNow(path, file, { files })
  if (!found) return { place: known ?? wholeOf(area), missing: unreadNow }
  if ('problem' in found) return { place: known ?? wholeOf(area), missing: `Not drawn. ${found.problem}` }
  const place = known ?? firstPlace(found, area)
  const source = new TextDecoder().decode(bytes)
  const svg = found.isPrintedAsPixels ? undefined : vectorOf(source, found)
  const drawn = svg === undefined ? await drawAsPixels(bytes, place) : { place, svg }
  return { ...drawn, ...(hasText.test(source) && { note: 'has live text: check its fonts' }) }
}

/** Returns what a drawing is; undefined if storage or the reader fails, which says nothing about the file. */
async function readNow(path: string, file: UploadedFile, deps: Pick<Deps, 'files'>) {
  try {
    const read = await readDesignApart(path, file, deps)
    return read.problem === undefined ? read.found : read
  } catch {
    return undefined
  }
}

const wholeOf = ({ widthMm, heightMm }: Print['area']): DesignPlace => ({
  xMm: 0,
  yMm: 0,
  widthMm,
  heightMm,
  rotationDeg: 0,
})

async function loadPixels(bytes: Uint8Array, known: DesignPlace | undefined, area: Print['area']): Promise<Artwork> {
  const { default: sharp } = await import('sharp')
  const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', autoOrient: true })
  const facts = await upright.metadata()
  const place = known ?? firstPlace(facts.autoOrient, area)
  // A file uploaded without our page may still contain its location: the press gets only the picture.
  const plain = isPrintReady(facts) ? onlyPicture(bytes) : undefined
  if (plain) {
    // Decodes the whole file at an eighth of its size to detect truncation, which the press would otherwise find on the shirt.
    await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).resize(64).raw().toBuffer()
    return { place, pixels: { width: facts.width, height: facts.height, rgb: plain, filter: 'DCTDecode' } }
  }
  const scaled = fitted(upright, place)
  return { place, pixels: facts.format === 'jpeg' ? await asPhoto(scaled) : await asPixels(scaled) }
}

async function drawAsPixels(bytes: Uint8Array, place: DesignPlace): Promise<Artwork> {
  const { default: sharp } = await import('sharp')
  const density = await drawingDensity(sharp, bytes, pressDots(Math.max(place.widthMm, place.heightMm)))
  return { place, pixels: await asPixels(fitted(sharp(bytes, { density, limitInputPixels: maxPixels }), place)) }
}

const fitted = (image: Sharp, { widthMm, heightMm }: DesignPlace) =>
  image
    .resize({ width: pressDots(widthMm), height: pressDots(heightMm), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')

async function asPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return packed(data, info)
}

/** Returns whether a PDF can embed the file as it is: an upright sRGB JPEG, with no loss and no work. */
function isPrintReady({ format, space, channels, orientation = 1, icc }: Metadata): boolean {
  const isStandard = icc === undefined || icc.includes('sRGB') || icc.includes('s\0R\0G\0B')
  return format === 'jpeg' && space === 'srgb' && channels === 3 && orientation === 1 && isStandard
}

/** Flat artwork is compressed losslessly; a photograph that compresses badly is stored as a high-quality JPEG. */
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

/** Separates colour and opacity. By hand, because sharp would decode the file twice. */
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

/** Checks a sample, because compressing a whole photograph in vain takes longer than everything else. */
async function packsWell(data: Buffer, rowBytes: number): Promise<boolean> {
  if (data.length <= largestLossless) return true
  const rows: Buffer[] = []
  for (let at = 0; at < data.length; at += rowBytes * sampledRows) rows.push(data.subarray(at, at + rowBytes))
  const sample = await pack(Buffer.concat(rows), { level: constants.Z_BEST_SPEED })
  return sample.length * sampledRows <= 2 * largestLossless
}
