import { cameraTurn, imageFacts } from './image-bytes.ts'

type Pieces = readonly Uint8Array[] | undefined

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
const bytesOf = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0))

/**
 * Returns a PNG, JPEG or WebP file without the metadata of its camera and programs: place and time, device, author, embedded thumbnails or videos. No
 * pixel changes, and the orientation stays. Returns the same bytes if there is nothing to remove, or if the file cannot be parsed.
 */
export function withoutCameraNotes(bytes: Uint8Array): Uint8Array {
  const written = onlyPicture(bytes)
  return !written || isSame(written, bytes) ? bytes : written
}

/** Returns the same; undefined if a file cannot be parsed, so that it is unknown what it still contains. */
export function onlyPicture(bytes: Uint8Array): Uint8Array | undefined {
  const type = imageFacts(bytes)?.type
  const pieces = type && drawnPieces[type](bytes)
  return pieces && joined(pieces)
}

const drawnPieces: Readonly<Record<'image/png' | 'image/jpeg' | 'image/webp', (bytes: Uint8Array) => Pieces>> = {
  'image/png': pngPieces,
  'image/jpeg': jpegPieces,
  'image/webp': webpPieces,
}

/** The optional chunks that affect how the picture looks (critical chunks have names that begin with a capital). */
const seenChunks = 'acTL bKGD cHRM cICP fcTL fdAT gAMA hIST iCCP pHYs sBIT sPLT sRGB tRNS'.split(' ')

function pngPieces(bytes: Uint8Array): Pieces {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = text(bytes, at + 4, at + 8)
    const end = at + 12 + view.getUint32(at)
    if (!/^[A-Za-z]{4}$/.test(name) || end > bytes.length) return undefined
    if (/^[A-Z]/.test(name) || seenChunks.includes(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return kept
    at = end
  }
  return undefined
}

const marker = { start: 0xda, end: 0xd9, exif: 0xe1, comment: 0xfe }
/** Application segments that affect how the picture looks, with their first bytes. */
const seenSegments: Readonly<Record<number, string>> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

function jpegPieces(bytes: Uint8Array): Pieces {
  const view = viewOf(bytes)
  const kept = [bytes.subarray(0, 2)]
  for (let at = 2; at + 4 <= bytes.length; ) {
    const kind = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff) return undefined
    if (kind === 0xff) {
      at += 1
      continue
    }
    if (kind === marker.end) break
    const data = at + 2 + view.getUint16(at + 2)
    if (data > bytes.length) return undefined
    const end = kind === marker.start ? endOfScan(bytes, data) : data
    kept.push(...jpegPiece(kind, bytes.subarray(at, end)))
    at = end
  }
  return [...kept, Uint8Array.of(0xff, marker.end)]
}

function jpegPiece(kind: number, segment: Uint8Array): Uint8Array[] {
  if (kind === marker.exif) {
    const notes = turnNotes(segment.subarray(4))
    return notes ? [Uint8Array.of(0xff, marker.exif, 0, notes.length + 8), bytesOf('Exif\0\0'), notes] : []
  }
  const isNote = (kind >= 0xe0 && kind <= 0xef) || kind === marker.comment
  const start = seenSegments[kind]
  return !isNote || (start !== undefined && text(segment, 4, 4 + start.length) === start) ? [segment] : []
}

/** Returns where the pixel data that begins here ends: at the first marker that is not part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

const seenParts = ['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']
/** Bits in the first byte of 'VP8X': the file has camera metadata, or that of programs. */
const webpNotes = { exif: 0x08, xmp: 0x04 }

function webpPieces(bytes: Uint8Array): Pieces {
  const view = viewOf(bytes)
  const kept: Uint8Array[] = []
  let flags: Uint8Array | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = text(bytes, at, at + 4)
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    if (end > bytes.length + 1) return undefined
    const part = bytes.slice(at, end)
    if (name === 'VP8X') flags = part.subarray(8, 9)
    if (seenParts.includes(name)) kept.push(part)
    const notes = name === 'EXIF' ? turnNotes(part.subarray(8)) : undefined
    if (notes) kept.push(bytesOf('EXIF'), little32(notes.length), notes)
    at = end
  }
  const isTurned = kept.some((part) => text(part, 0, 4) === 'EXIF')
  if (flags?.length) flags[0] = ((flags[0] ?? 0) & ~(webpNotes.exif | webpNotes.xmp)) | (isTurned ? webpNotes.exif : 0)
  const length = kept.reduce((sum, part) => sum + part.length, 4)
  return [bytesOf('RIFF'), little32(length), bytesOf('WEBP'), ...kept]
}

/** Returns camera metadata with only the orientation; undefined if the picture is upright as it is. */
function turnNotes(notes: Uint8Array): Uint8Array | undefined {
  const turn = cameraTurn(notes)
  if (turn < 2 || turn > 8) return undefined
  const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, turn, 0, 0, 0]
  return Uint8Array.of(0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, ...entry, 0, 0, 0, 0)
}

function little32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value, true)
  return bytes
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])
