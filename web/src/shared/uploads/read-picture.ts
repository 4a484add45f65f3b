import { type Artwork, readArtwork } from '@teeshala/contract/garment/artwork'
import type { Picture } from '../garment/placed-design.ts'

/** Enough dots to tell the ground and the inks of a picture. */
const SAMPLE_PX = 160
/** What a drawing measures that does not say so itself; only its proportions matter. */
const DRAWING_PX = 1000
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
    widthPx: image.naturalWidth || DRAWING_PX,
    heightPx: image.naturalHeight || DRAWING_PX,
    artwork: artworkOf(image),
  }
}

function artworkOf(image: HTMLImageElement): Artwork {
  const [width, height] = [image.naturalWidth || DRAWING_PX, image.naturalHeight || DRAWING_PX]
  const scale = Math.min(1, SAMPLE_PX / Math.max(width, height))
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
