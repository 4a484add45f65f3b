/** The longer side of A3 at 200 dots per inch: more than a shirt shows. */
const printLongestPx = 3300
const qualities = [0.9, 0.8, 0.7, 0.6]

/**
 * A photo, small enough for the page: cameras make larger files than any print needs, and their owner has no
 * means to make them smaller on the way. A photo that fits, or that cannot be made to, is returned as it is.
 */
export async function fitPhoto(photo: File, maxBytes: number, longestPx = printLongestPx): Promise<File> {
  if (photo.size <= maxBytes) return photo
  const bitmap = await createImageBitmap(photo).catch(() => undefined)
  if (!bitmap) return photo
  const scale = Math.min(1, longestPx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (!blob) return photo
    const name = photo.name.replace(/\.\w+$/, '') || 'photo'
    if (blob.size <= maxBytes) return new File([blob], `${name}.jpg`, { type: 'image/jpeg' })
  }
  return photo
}
