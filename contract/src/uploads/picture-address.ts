import { isCataloguePath } from './catalogue-picture.ts'

/** Where files of a bucket are served: `origin` is that of Cloud Storage for Firebase, or of the local bucket. */
export type BucketAddress = { readonly origin: string; readonly bucket: string }

/** A file in a bucket. */
export type FileAddress = BucketAddress & { readonly path: string }

/** Returns the public address of a catalogue file. */
export function pictureAddress(path: string, { origin, bucket }: BucketAddress): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`
}

const inBucket = /^(https?:\/\/[^/]+)\/v0\/b\/([^/]+)\/o\/([^/?#]+)(?:[?#].*)?$/

/** Returns the file and bucket of an address; undefined if it is not in a bucket. */
export function fileAt(address: string): FileAddress | undefined {
  const [, origin, bucket, name] = inBucket.exec(address) ?? []
  const path = name && decoded(name)
  return origin && bucket && path ? { origin, bucket, path } : undefined
}

/** Returns the file and bucket of an uploaded catalogue picture's address; undefined for any other address. */
export function pictureAt(address: string): FileAddress | undefined {
  const file = fileAt(address)
  return file && isCataloguePath(file.path) ? file : undefined
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}
