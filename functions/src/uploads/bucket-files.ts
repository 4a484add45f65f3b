import type { Bucket } from '@google-cloud/storage'
import { headBytes } from '@teeshala/contract/uploads/image-bytes'
import { forgive } from '../errors/error-code.ts'
import type { UploadedFiles } from '../ports/uploaded-files.ts'

/**
 * The uploader declares the encoding, and the SDK would inflate gzip: ten megabytes to ten thousand. Without inflating, such
 * a file is not a picture.
 */
const asStored = { decompress: false } as const

/** Returns the files of a Cloud Storage bucket. */
export function filesIn(bucket: () => Bucket): UploadedFiles {
  return {
    describe: async (path) => {
      const [known] = (await bucket().file(path).getMetadata().catch(forgive(404))) ?? []
      if (!known) return undefined
      const { size, contentType, generation, timeCreated, metadata } = known
      return {
        bytes: Number(size),
        contentType: contentType ?? '',
        generation: String(generation),
        createdAt: new Date(timeCreated ?? 0),
        page: metadata?.page?.toString(),
        secret: metadata?.secret?.toString(),
      }
    },
    head: async (path) =>
      (
        await bucket()
          .file(path)
          .download({ ...asStored, start: 0, end: headBytes - 1 })
      )[0],
    whole: async (path) => (await bucket().file(path).download(asStored))[0],
    stream: (path) => bucket().file(path).createReadStream(asStored),
    save: async (path, bytes, contentType, caching = 'private, max-age=86400') => {
      // Firebase's getDownloadURL needs a token in the file, which its own SDK sets and the server's does not.
      const own = { firebaseStorageDownloadTokens: crypto.randomUUID() }
      const metadata = { cacheControl: caching, metadata: own }
      await bucket().file(path).save(Buffer.from(bytes), { resumable: false, contentType, metadata })
    },
    replace: async (path, bytes, { contentType, generation }, cacheControl) => {
      const options = { resumable: false, contentType, metadata: { cacheControl } }
      await bucket()
        .file(path)
        .save(Buffer.from(bytes), { ...options, preconditionOpts: { ifGenerationMatch: generation } })
        .catch(forgive(412))
    },
    announce: async (path) => {
      await bucket().file(path).copy(bucket().file(path)).catch(forgive(404))
    },
    copy: async (from, to) => {
      await bucket().file(from).copy(bucket().file(to))
    },
    list: async (prefix, maxResults, pageToken) => {
      const asked = { prefix, maxResults, autoPaginate: false, ...(pageToken && { pageToken }) }
      const [files, next] = await bucket().getFiles(asked)
      return {
        files: files.map(({ name, metadata }) => ({ path: name, createdAt: new Date(metadata.timeCreated ?? 0) })),
        next: (next as { pageToken?: string } | null)?.pageToken,
      }
    },
    remove: async (path) => {
      await bucket().file(path).delete({ ignoreNotFound: true })
    },
    deleteFolder: async (prefix) => {
      await bucket().deleteFiles({ prefix, force: true })
    },
  }
}
