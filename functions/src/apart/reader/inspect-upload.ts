import { imageFacts, maxPixels, tooManyPixels } from '@teeshala/contract/uploads/image-bytes'
import { readSvg, type SvgFacts } from '@teeshala/contract/uploads/svg/svg-safety'

/** What a design's bytes contain: a picture with these pixels, or a drawing with these proportions. */
export type Inspected =
  | { readonly width: number; readonly height: number; readonly source?: undefined }
  | { readonly width: number; readonly height: number; readonly source: string }

/** Why a design cannot be printed, in words for the customer. */
type Problem = { readonly problem: string }

const leastBytes = 32

/** Returns what a file's bytes contain; undefined if they do not match the declared type. */
export function inspectUpload(bytes: Uint8Array, contentType: string): Inspected | Problem | undefined {
  return contentType === 'image/svg+xml' ? inspectDrawing(bytes) : inspectPixels(bytes, contentType)
}

function inspectDrawing(bytes: Uint8Array): Inspected | Problem | undefined {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
  const facts: SvgFacts = readSvg(source)
  if ('danger' in facts) return { problem: `The SVG cannot be used. ${facts.danger}.` }
  return { ...facts, source }
}

function inspectPixels(bytes: Uint8Array, contentType: string): Inspected | Problem | undefined {
  const facts = imageFacts(bytes)
  if (facts?.type !== contentType || bytes.length < leastBytes) return undefined
  const { widthPx: width = 0, heightPx: height = 0 } = facts
  if (width === 0 || height === 0) return undefined
  if (width * height > maxPixels) return { problem: tooManyPixels }
  return { width, height }
}
