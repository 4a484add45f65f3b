import { previewPath, previewSidePx } from '@teeshala/contract/uploads/stored-file'
import sharp from 'sharp'
import { type SeedUpload, svgOf } from './designs.ts'

const previewDensity = 60
const pngDensity = 180

type Drawn = { readonly path: string; readonly contentType: string; readonly bytes: Uint8Array }

/**
 * Uploads the seed's designs and previews to the local bucket, through the interface of Google's own tools. No function is notified
 * (`untold`): the results are part of the seed.
 */
export async function uploadDesigns(uploads: readonly SeedUpload[], bucket: string): Promise<void> {
  const files = (await Promise.all(uploads.map(draw))).flat()
  await Promise.all(files.map((file) => save(bucket, file)))
}

/** A design and its preview. */
async function draw(upload: SeedUpload): Promise<Drawn[]> {
  const { path, widthPx } = upload
  const svg = Buffer.from(svgOf(upload))
  const drawn = (density: number) => sharp(svg, { density })
  const preview = drawn(previewDensity).resize(previewSidePx, previewSidePx, { fit: 'inside' }).webp()
  return [
    widthPx === undefined
      ? { path, contentType: 'image/svg+xml', bytes: svg }
      : { path, contentType: 'image/png', bytes: await drawn(pngDensity).resize(widthPx).png().toBuffer() },
    { path: previewPath(path) ?? '', contentType: 'image/webp', bytes: await preview.toBuffer() },
  ]
}

/** Stored like a browser's upload, for display. Without that metadata the emulator serves a file as a download. */
async function save(bucket: string, { path, contentType, bytes }: Drawn): Promise<void> {
  const storage = process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199'
  const url = `http://${storage}/upload/storage/v1/b/${bucket}/o?uploadType=multipart`
  const boundary = crypto.randomUUID()
  const metadata = JSON.stringify({ name: path, contentType, contentDisposition: 'inline', metadata: { untold: '' } })
  const part = (type: string) => `--${boundary}\r\nContent-Type: ${type}\r\n\r\n`
  const body = Buffer.concat([
    Buffer.from(`${part('application/json')}${metadata}\r\n${part(contentType)}`),
    bytes,
    Buffer.from(`\r\n--${boundary}--`),
  ])
  const headers = { 'content-type': `multipart/related; boundary=${boundary}`, authorization: 'Bearer owner' }
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) })
  if (!response.ok) throw new Error(`${path} could not be uploaded: ${await response.text()}`)
}
