/** Enough pixels to detect colour in a picture. */
const mostPixels = 400_000

/** Returns the pixels (RGBA) of a browser image, scaled down if large; undefined if the browser hides them. */
export function pixelsOf(bitmap: unknown): Uint8ClampedArray | undefined {
  const size = sizeOf(bitmap)
  if (!size) return undefined
  const { width, height } = size
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  // Samples whole pixels instead of averages, in which a thin coloured line would pale.
  context.imageSmoothingEnabled = false
  try {
    context.drawImage(bitmap as CanvasImageSource, 0, 0, canvas.width, canvas.height)
    return context.getImageData(0, 0, canvas.width, canvas.height).data
  } catch {
    return undefined
  }
}

/** A VideoFrame is what a browser makes of a JPEG that it decodes for pdf.js. */
function sizeOf(bitmap: unknown): { width: number; height: number } | undefined {
  if (bitmap instanceof ImageBitmap) return bitmap
  if (bitmap instanceof HTMLImageElement) return { width: bitmap.naturalWidth, height: bitmap.naturalHeight }
  if (!('VideoFrame' in globalThis && bitmap instanceof VideoFrame)) return undefined
  return { width: bitmap.displayWidth, height: bitmap.displayHeight }
}
