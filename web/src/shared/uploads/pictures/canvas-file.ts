/** Draws a picture on a canvas, its longer side at most `longestPx`; undefined if the browser cannot read it. */
export async function canvasOf(picture: File, longestPx: number): Promise<HTMLCanvasElement | undefined> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  if (!bitmap) return undefined
  const scale = Math.min(1, longestPx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas
}

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg' }

/** Returns a canvas as a file with the picture's name; undefined if the browser cannot encode it. */
export async function codedFile(
  canvas: HTMLCanvasElement,
  name: string,
  { type, quality }: { readonly type: 'image/png' | 'image/jpeg'; readonly quality?: number },
): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
  return blob ? new File([blob], `${name.replace(/\.\w+$/, '') || 'photo'}.${endings[type]}`, { type }) : undefined
}
