import { type Artwork, readArtwork } from '@teeshala/contract/garment/artwork'

/** A picture that can be shown, with its properties. */
export type Picture = {
  readonly name: string
  /** Its display URL: of the browser's file, or of the stored one. */
  readonly url: string
  readonly widthPx: number
  readonly heightPx: number
  readonly isVector: boolean
  readonly artwork: Artwork
}

/** Enough pixels to detect a picture's background and inks. */
const samplePx = 160
/** The size of a drawing without dimensions; only its proportions matter. */
const drawingPx = 1000
const unknown: Artwork = { ground: 'transparent', inks: [] }

/** Reads a file as a picture; undefined if the browser cannot show it. The caller must revoke its `url`. */
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
    // In a browser that hides pixels against fingerprinting, only the hints are lost.
    return unknown
  }
}
