import type { ChosenDesign } from './product-draft.ts'

/** Reads a file as a picture: its address for showing it and its size; undefined where the browser cannot show it. */
export async function readPicture(file: File): Promise<ChosenDesign | undefined> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
  } catch {
    URL.revokeObjectURL(url)
    return undefined
  }
  const isVector = file.type === 'image/svg+xml'
  return { file, url, isVector, widthPx: image.naturalWidth || 1000, heightPx: image.naturalHeight || 1000 }
}
