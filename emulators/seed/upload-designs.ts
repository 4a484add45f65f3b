import { previewPath, previewSidePx } from '@teeshala/contract/uploads/stored-file'
import sharp from 'sharp'
import { type SeedUpload, svgOf } from './designs.ts'

const previewDensity = 60
const pngDensity = 180

/**
 * Puts the seed's designs and their previews into the local bucket, through the interface that Google's own tools use. The
 * functions are told to look away meanwhile: the emulator would start a process for every file at once.
 */
export async function uploadDesigns(uploads: readonly SeedUpload[], bucket: string): Promise<void> {
  await triggers('disable')
  try {
    await Promise.all(
      uploads.map(async (upload) => {
        const svg = Buffer.from(svgOf(upload))
        const { widthPx } = upload
        const drawn = (density: number) => sharp(svg, { density })
        if (widthPx === undefined) await save(bucket, upload.path, 'image/svg+xml', svg)
        else await save(bucket, upload.path, 'image/png', await drawn(pngDensity).resize(widthPx).png().toBuffer())
        const preview = drawn(previewDensity).resize(previewSidePx, previewSidePx, { fit: 'inside' }).webp()
        await save(bucket, previewPath(upload.path) ?? '', 'image/webp', await preview.toBuffer())
      }),
    )
  } finally {
    await triggers('enable')
  }
}

async function save(bucket: string, path: string, contentType: string, bytes: Uint8Array): Promise<void> {
  const storage = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199'
  const url = `http://${storage}/upload/storage/v1/b/${bucket}/o?uploadType=media&name=${encodeURIComponent(path)}`
  const headers = { 'content-type': contentType, authorization: 'Bearer owner' }
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(bytes) })
  if (!response.ok) throw new Error(`${path} could not be uploaded: ${await response.text()}`)
}

async function triggers(change: 'disable' | 'enable'): Promise<void> {
  const hub = process.env.FIREBASE_EMULATOR_HUB ?? '127.0.0.1:4400'
  const response = await fetch(`http://${hub}/functions/${change}BackgroundTriggers`, { method: 'PUT' })
  if (!response.ok) throw new Error(`The emulators did not ${change} the triggers: ${await response.text()}`)
}
