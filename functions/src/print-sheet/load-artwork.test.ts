import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { type ArtworkDeps, loadArtwork } from './load-artwork.ts'

const place = { xMm: 0, yMm: 0, widthMm: 60, heightMm: 40, rotationDeg: 0 }
const design = { path: 'logo.svg', name: 'logo.svg', place }
const area = { widthMm: 90, heightMm: 90 }

/** Returns a storage with one drawing, whose content is streamed as `stream` does. */
function storageOf(drawing: string, stream: (bytes: Buffer) => Readable): ArtworkDeps {
  const bytes = Buffer.from(drawing)
  const file = { bytes: bytes.length, contentType: 'image/svg+xml', generation: '1', createdAt: new Date() }
  const files = { describe: async () => file, whole: async () => bytes, stream: () => stream(bytes) }
  return { files: files as never, verdicts: new Map() }
}
const whole = (bytes: Buffer) => Readable.from([bytes])
const down = () => {
  const failing = new Readable({ read: () => undefined })
  setImmediate(() => failing.destroy(Object.assign(new Error('Service unavailable'), { code: 503 })))
  return failing
}
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M3 3h9v9z"/></svg>'

test('a drawing that storage cannot deliver is to be tried again, and its customer is not asked for another', async () => {
  const artwork = await loadArtwork(design, { area }, storageOf(logo, down))
  expect(artwork).toEqual({ place, missing: expect.stringContaining('could not be read just now') })
})

test('a drawing that is broken itself is not tried again', async () => {
  const artwork = await loadArtwork(design, { area }, storageOf('<svg><path', whole))
  expect(artwork).toEqual({ place, missing: expect.stringMatching(/^Not drawn\./) })
})
