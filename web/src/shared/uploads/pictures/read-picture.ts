import { type Artwork, readArtwork } from '@teeshala/contract/garment/artwork'

/** A picture that can be shown, and what was read from it. */
export type Picture = {
  readonly name: string
  /** Address to show it from: of the file in the browser, or of the stored one. */
  readonly url: string
  readonly widthPx: number
  readonly heightPx: number
  readonly isVector: boolean
  readonly artwork: Artwork
}

/** Enough dots to tell the ground and the inks of a picture. */
const samplePx = 160
/** What a drawing measures that does not say so itself; only its proportions matter. */
const drawingPx = 1000
const unknown: Artwork = { ground: 'transparent', inks: [] }

/** Reads a file as a picture; undefined where the browser cannot show it. Whoever gets it revokes its `url` in the end. */
export async function readPicture(file: File): Promise<Picture | undefined> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return undefined
  }
  return {
    name: file.name,
    url,
    isVector: file.type === 'image/svg+xml',
    widthPx: image.naturalWidth || drawingPx,
    heightPx: image.naturalHeight || drawingPx,
    artwork: artworkOf(image),
  }
}

function artworkOf(image: HTMLImageElement): Artwork {
  const [width, height] = [image.naturalWidth || drawingPx, image.naturalHeight || drawingPx]
  const scale = Math.min(1, samplePx / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return unknown
  try {
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    return readArtwork(context.getImageData(0, 0, canvas.width, canvas.height))
  } catch {
    // A browser that hides pixels, as some do against fingerprinting, costs the hints only.
    return unknown
  }
}
