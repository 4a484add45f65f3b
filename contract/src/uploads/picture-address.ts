import { isCataloguePath } from './catalogue-picture.ts'

/** Where files of a bucket are answered: `origin` is that of Cloud Storage for Firebase, or of the local bucket. */
export type BucketAddress = { readonly origin: string; readonly bucket: string }

/** The address under which everybody may see a file of the catalogue. */
export function pictureAddress(path: string, { origin, bucket }: BucketAddress): string {
  return `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`
}

const inBucket = /^(https?:\/\/[^/]+)\/v0\/b\/([^/]+)\/o\/([^/?#]+)(?:[?#].*)?$/

/** The uploaded picture of the catalogue that is at an address, and in which bucket; undefined for every other address. */
export function pictureAt(address: string): (BucketAddress & { readonly path: string }) | undefined {
  const [, origin, bucket, name] = inBucket.exec(address) ?? []
  if (!origin || !bucket || !name) return undefined
  const path = decoded(name)
  return path !== undefined && isCataloguePath(path) ? { origin, bucket, path } : undefined
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name)
  } catch {
    return undefined
  }
}
