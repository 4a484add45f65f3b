import type { Readable } from 'node:stream'

/** A file in the bucket as its metadata describes it. A file that is written anew gets another generation. */
export type UploadedFile = {
  readonly bytes: number
  readonly contentType: string
  readonly generation: string
  readonly createdAt: Date
  /** Where it was uploaded, as its uploader says. */
  readonly page?: string | undefined
  /** By which the browser that uploaded it shows that it did. */
  readonly secret?: string | undefined
}

/** A page of the files of a folder, in the order of their names; `next` is where the page after it begins. */
export type FilePage = {
  readonly files: readonly { readonly path: string; readonly createdAt: Date }[]
  readonly next: string | undefined
}

/** The files that customers have uploaded. */
export type UploadedFiles = {
  readonly describe: (path: string) => Promise<UploadedFile | undefined>
  /** The first 64 KB. */
  readonly head: (path: string) => Promise<Uint8Array>
  readonly whole: (path: string) => Promise<Uint8Array>
  /** The bytes as they come, for what is too large to be held here. */
  readonly stream: (path: string) => Readable
  /** For a day in the browser of whoever may read it, unless `caching` says otherwise. */
  readonly save: (path: string, bytes: Uint8Array, contentType: string, caching?: string) => Promise<void>
  /** Writes a file anew in the place of the one that was described, unless that is there no longer. */
  readonly replace: (path: string, bytes: Uint8Array, former: UploadedFile, caching: string) => Promise<void>
  /** Has a file announced once more, as one that has just arrived: it gets another generation. One that is not there is fine. */
  readonly announce: (path: string) => Promise<void>
  /** Copies a file with its type, page and secret to a path where none is. */
  readonly copy: (from: string, to: string) => Promise<void>
  /** At most so many files of a folder and those below it, from where an earlier page ended. */
  readonly list: (folder: string, most: number, from?: string) => Promise<FilePage>
  /** Deletes a file; one that is not there is fine. */
  readonly remove: (path: string) => Promise<void>
  readonly deleteFolder: (folder: string) => Promise<void>
}
