/** What an SVG may refer to: parts of itself, and embedded pictures. */
import { headBytes, imageFacts, maxPixels } from '../image-bytes.ts'

const ownPart = /^#[^\s"'()\\]*$/
const picture = /^data:image\/(?:png|jpe?g|webp);base64,([A-Za-z0-9+/=\s]*)$/i
/** Matches exactly what is allowed, so that nothing can hide behind an odd quotation mark. */
const ownUrl =
  /url\(\s*(?:#[^\s"'()\\]+|"#[^\s"'()\\]+"|'#[^\s"'()\\]+'|(["']?)(data:image\/(?:png|jpe?g|webp);base64,[A-Za-z0-9+/=]*)\1)\s*\)/gi
const loads =
  /url\s*\(|@import|@font-face|image\s*\(|image-set\s*\(|cross-fade\s*\(|\bsrc\s*\(|expression\s*\(|-moz-binding|behavior\s*:/i

/** Returns whether a reference is to a part of the same picture. */
export const isOwnPart = (target: string) => ownPart.test(target)

/** Returns whether a reference is an embedded picture small enough to decode. */
export function embeddedPicture(target: string): boolean {
  const data = picture.exec(target)?.[1]?.replace(/\s/g, '')
  if (data === undefined) return false
  const head = bytesOf(data.slice(0, headBytes))
  const facts = imageFacts(head)
  return facts !== undefined && (facts.widthPx ?? 0) * (facts.heightPx ?? 0) <= maxPixels
}

/** Returns whether a style, or an attribute read as one, could load something. Escapes in styles can hide any word, so a backslash is refused as well. */
export function loadsFromOutside(style: string): boolean {
  if (style.includes('\\')) return true
  const rest = style.replace(ownUrl, (whole, _quote, data?: string) =>
    data === undefined || embeddedPicture(data) ? '' : whole,
  )
  return loads.test(rest)
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Returns the bytes of base64 text; an incomplete group at the end is dropped. */
function bytesOf(base64: string): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at + 3 < base64.length; at += 4) {
    const sextets = [0, 1, 2, 3].map((offset) => Math.max(0, alphabet.indexOf(base64[at + offset] ?? '')))
    const value = sextets.reduce((sum, sextet) => sum * 64 + sextet, 0)
    bytes.push(value >> 16, (value >> 8) & 255, value & 255)
  }
  return Uint8Array.from(bytes)
}
