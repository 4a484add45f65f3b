import { randomBytes } from 'node:crypto'
import { headBytes } from '@teeshala/contract/uploads/image-bytes'
import { designPath } from '@teeshala/contract/uploads/stored-file'
import type { UploadedFiles } from '../../src/uploads/uploaded-files.ts'

type File = {
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly size?: number | undefined
  readonly at?: Date
}

/** A bucket in memory. `size` lets a small file count as a large one. */
export class MemoryBucket {
  readonly stored = new Map<string, File>()
  #uploads = Date.now()

  readonly files: UploadedFiles = {
    describe: async (path) => {
      const file = this.stored.get(path)
      if (!file) return undefined
      return { bytes: file.size ?? file.bytes.length, contentType: file.contentType, generation: generationOf(file) }
    },
    head: async (path) => this.#bytes(path).subarray(0, headBytes),
    whole: async (path) => this.#bytes(path),
    save: async (path, bytes, contentType) => {
      this.stored.set(path, { contentType, bytes })
    },
    list: async (folder, most, from = '') => {
      const paths = [...this.stored.keys()].filter((path) => path.startsWith(folder) && path >= from).sort()
      const files = paths.slice(0, most).map((path) => ({ path, createdAt: this.stored.get(path)?.at ?? new Date() }))
      return { files, next: paths[most] }
    },
    remove: async (path) => {
      this.stored.delete(path)
    },
    deleteFolder: async (folder) => {
      for (const path of this.stored.keys()) if (path.startsWith(folder)) this.stored.delete(path)
    },
  }

  /** Puts a design into somebody's folder and answers its path. */
  upload(uid: string, name: string, contentType: string, bytes: Uint8Array, size?: number): string {
    const path = designPath(uid, name, this.#uploads++)
    this.stored.set(path, { contentType, bytes, size })
    return path
  }

  /** A PNG of so many pixels. */
  uploadPng(uid: string, widthPx = 2000, heightPx = widthPx, name = 'front.png'): string {
    return this.upload(uid, name, 'image/png', png(widthPx, heightPx))
  }

  #bytes(path: string): Uint8Array {
    const file = this.stored.get(path)
    if (!file) throw Object.assign(new Error('No such object'), { code: 404 })
    return file.bytes
  }
}

const generations = new WeakMap<File, string>()

/** Another one for each file that is put there, as in Cloud Storage. */
function generationOf(file: File): string {
  const known = generations.get(file) ?? randomBytes(8).toString('hex')
  generations.set(file, known)
  return known
}

/** The head of a PNG of so many pixels: all that is looked at before an order is taken. */
export function png(widthPx: number, heightPx: number): Uint8Array {
  const bytes = Buffer.alloc(64)
  bytes.write('\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(widthPx, 16)
  bytes.writeUInt32BE(heightPx, 20)
  return bytes
}

/** A JPEG of so many pixels whose frame stands behind so many bytes of other segments. */
export function jpeg(widthPx: number, heightPx: number, before = 0): Uint8Array {
  const segments: Buffer[] = []
  for (let left = before; left > 0; left -= 60_000) {
    const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 0]), randomBytes(Math.min(left, 60_000))])
    segment.writeUInt16BE(segment.length - 2, 2)
    segments.push(segment)
  }
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, ...new Array(9).fill(1)])
  frame.writeUInt16BE(heightPx, 5)
  frame.writeUInt16BE(widthPx, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, frame, Buffer.alloc(32)])
}

export const text = (content: string) => new TextEncoder().encode(content)

/** An SVG of 30 by 20. */
export const svg = (inner: string) => text(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inner}</svg>`)
