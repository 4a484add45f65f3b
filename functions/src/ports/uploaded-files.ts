import type { Readable } from 'node:stream'

/** A file in the bucket with its metadata. Rewriting a file gives it a new generation. */
export type UploadedFile = {
  readonly bytes: number
  readonly contentType: string
  readonly generation: string
  readonly createdAt: Date
  /** The page where it was uploaded, as stated by its uploader. */
  readonly page?: string | undefined
  /** Proves that a browser uploaded it. */
  readonly secret?: string | undefined
}

/** A page of a folder's files, sorted by name; `next` is where the next page starts. */
export type FilePage = {
  readonly files: readonly { readonly path: string; readonly createdAt: Date }[]
  readonly next: string | undefined
}

/** Customers' uploaded files. */
export type UploadedFiles = {
  readonly describe: (path: string) => Promise<UploadedFile | undefined>
  /** Returns the first 64 KB. */
  readonly head: (path: string) => Promise<Uint8Array>
  readonly whole: (path: string) => Promise<Uint8Array>
  /** Returns the bytes as a stream, for files too large to hold in memory. */
  readonly stream: (path: string) => Readable
  /** Stores a file, cached for a day by permitted browsers, unless `caching` says otherwise. */
  readonly save: (path: string, bytes: Uint8Array, contentType: string, caching?: string) => Promise<void>
  /** Replaces the described file, unless it no longer exists. */
  readonly replace: (path: string, bytes: Uint8Array, former: UploadedFile, caching: string) => Promise<void>
  /** Triggers the upload notification again by giving the file a new generation. Does nothing if it does not exist. */
  readonly announce: (path: string) => Promise<void>
  /** Copies a file with type, page and secret to an unused path. */
  readonly copy: (from: string, to: string) => Promise<void>
  /** Returns at most this many files of a folder and its subfolders, from where an earlier page ended. */
  readonly list: (folder: string, most: number, from?: string) => Promise<FilePage>
  /** Deletes a file; does nothing if it does not exist. */
  readonly remove: (path: string) => Promise<void>
  readonly deleteFolder: (folder: string) => Promise<void>
}
