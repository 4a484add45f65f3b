import type { Bucket } from '@google-cloud/storage'
import { headBytes } from '@teeshala/contract/uploads/image-bytes'

/** A file in the bucket as its metadata describes it. */
export type UploadedFile = { readonly bytes: number; readonly contentType: string }

/** The files that customers have uploaded. */
export type UploadedFiles = {
  readonly describe: (path: string) => Promise<UploadedFile | undefined>
  /** The first 64 KB. */
  readonly head: (path: string) => Promise<Uint8Array>
  readonly whole: (path: string) => Promise<Uint8Array>
  readonly save: (path: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Deletes a file; one that is not there is fine. */
  readonly remove: (path: string) => Promise<void>
  readonly deleteFolder: (folder: string) => Promise<void>
}

/** The files of a Cloud Storage bucket. */
export function filesIn(bucket: () => Bucket): UploadedFiles {
  return {
    describe: async (path) => {
      try {
        const [{ size, contentType }] = await bucket().file(path).getMetadata()
        return { bytes: Number(size), contentType: contentType ?? '' }
      } catch (error) {
        if ((error as { code?: unknown }).code === 404) return undefined
        throw error
      }
    },
    head: async (path) =>
      (
        await bucket()
          .file(path)
          .download({ start: 0, end: headBytes - 1 })
      )[0],
    whole: async (path) => (await bucket().file(path).download())[0],
    save: async (path, bytes, contentType) => {
      // Firebase's getDownloadURL works only for files with a token, which its own SDK sets and the server's does not.
      const own = { firebaseStorageDownloadTokens: crypto.randomUUID() }
      const metadata = { cacheControl: 'private, max-age=86400', metadata: own }
      await bucket().file(path).save(Buffer.from(bytes), { resumable: false, contentType, metadata })
    },
    remove: async (path) => {
      await bucket().file(path).delete({ ignoreNotFound: true })
    },
    deleteFolder: async (prefix) => {
      await bucket().deleteFiles({ prefix, force: true })
    },
  }
}
