import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { frameSize } from './frame.ts'

/** The maximum file size: a page of eight small pictures must stay below 100 KB. */
const variants = [
  { width: 960, effort: 2, mostBytes: 60_000, qualities: [76, 64, 52, 40] },
  { width: 480, effort: 4, mostBytes: 14_000, qualities: [62, 52, 42, 32, 24] },
] as const

/** The picture in the best quality that fits the maximum size, or in the lowest quality. */
async function lightEnough(
  picture: Sharp,
  { effort, mostBytes, qualities }: (typeof variants)[number],
): Promise<Buffer> {
  let encoded = Buffer.alloc(0)
  for (const quality of qualities) {
    encoded = await picture.clone().webp({ quality, effort }).toBuffer()
    if (encoded.length <= mostBytes) break
  }
  return encoded
}

/** Writes raw RGB of the frame's size as `name-960.webp` and `name-480.webp`, each in the best quality that fits its maximum size. */
export async function savePicture(pixels: Uint8Array, folder: string, name: string): Promise<void> {
  const raw = { width: frameSize.width, height: frameSize.height, channels: 3 as const }
  for (const variant of variants) {
    const picture = sharp(pixels, { raw }).resize(variant.width)
    await writeFile(join(folder, `${name}-${variant.width}.webp`), await lightEnough(picture, variant))
  }
}
