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
    deleteFolder: async (prefix) => {
      await bucket().deleteFiles({ prefix, force: true })
    },
  }
}
