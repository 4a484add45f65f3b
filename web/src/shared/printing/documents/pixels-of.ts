/** So many pixels are enough to see whether a picture has colour. */
const mostPixels = 400_000

/** The pixels (red, green, blue, opacity) of what the browser keeps as a picture, fewer where it is large; undefined where it hides them. */
export function pixelsOf(bitmap: unknown): Uint8ClampedArray | undefined {
  if (!(bitmap instanceof ImageBitmap || bitmap instanceof HTMLImageElement)) return undefined
  const [width, height] =
    bitmap instanceof ImageBitmap ? [bitmap.width, bitmap.height] : [bitmap.naturalWidth, bitmap.naturalHeight]
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  // Whole pixels of the picture, not mixtures of them: a thin coloured line would pale.
  context.imageSmoothingEnabled = false
  try {
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    return context.getImageData(0, 0, canvas.width, canvas.height).data
  } catch {
    return undefined
  }
}
