import { isCataloguePath } from './catalogue-picture.ts'

/** Where files of a bucket are answered: `origin` is that of Cloud Storage for Firebase, or of the local bucket. */
export type BucketAddress = { readonly origin: string; readonly bucket: string }

/** A file of a bucket. */
export type FileAddress = BucketAddress & { readonly path: string }

/** The address under which everybody may see a file of the catalogue. */
export function pictureAddress(path: string, { origin, bucket }: BucketAddress): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`
}

const inBucket = /^(https?:\/\/[^/]+)\/v0\/b\/([^/]+)\/o\/([^/?#]+)(?:[?#].*)?$/

/** The file that is at an address of a bucket, and in which bucket; undefined for every other address. */
export function fileAt(address: string): FileAddress | undefined {
  const [, origin, bucket, name] = inBucket.exec(address) ?? []
  const path = name && decoded(name)
  return origin && bucket && path ? { origin, bucket, path } : undefined
}

/** The uploaded picture of the catalogue that is at an address, and in which bucket; undefined for every other address. */
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
