import { imageFacts, maxPixels, tooManyPixels } from '@teeshala/contract/uploads/image-bytes'
import { readSvg } from '@teeshala/contract/uploads/svg-safety'

/** What an upload is: pixels, or a drawing of these proportions. */
export type Upload = { readonly width: number; readonly height: number; readonly isVector: boolean }

/** Why an upload cannot be printed, in words for the customer. */
export type Problem = { readonly problem: string }

const leastBytes = 32

/** Whether a media type is that of vector artwork. */
export const isDrawing = (contentType: string) => contentType === 'image/svg+xml'

/** Returns what a file's bytes say it is; undefined where they are not of the type they claim. Of a picture its beginning is enough. */
export function inspectUpload(bytes: Uint8Array, contentType: string): Upload | Problem | undefined {
  return isDrawing(contentType) ? inspectDrawing(bytes) : inspectPixels(bytes, contentType)
}

/** Returns whether a picture's size comes after the bytes read so far. */
export function needsMore(head: Uint8Array, contentType: string): boolean {
  const facts = imageFacts(head)
  return facts?.type === contentType && facts.widthPx === undefined
}

function inspectDrawing(bytes: Uint8Array): Upload | Problem | undefined {
  let source: string
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
  const facts = readSvg(source)
  if ('danger' in facts) return { problem: `The SVG cannot be used. ${facts.danger}.` }
  return { ...facts, isVector: true }
}

function inspectPixels(bytes: Uint8Array, contentType: string): Upload | Problem | undefined {
  const facts = imageFacts(bytes)
  if (facts?.type !== contentType || bytes.length < leastBytes) return undefined
  const { widthPx: width = 0, heightPx: height = 0 } = facts
  if (width === 0 || height === 0) return undefined
  if (width * height > maxPixels) return { problem: tooManyPixels }
  return { width, height, isVector: false }
}
