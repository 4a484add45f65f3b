import { fileAt } from '@teeshala/contract/uploads/picture-address'
import { previewPath } from '@teeshala/contract/uploads/stored-file'
import { isInOwnBucket } from '../../environment/own-bucket.ts'

/**
 * Returns the request with download URLs of uploads in our own bucket replaced by their paths. Ownership and existence
 * are checked by path.
 */
export function uploadsByPath(value: unknown): unknown {
  if (typeof value === 'string') return pathOf(value) ?? value
  if (Array.isArray(value)) return value.map(uploadsByPath)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, uploadsByPath(inner)]))
}

function pathOf(address: string): string | undefined {
  const file = fileAt(address)
  return file && previewPath(file.path) !== undefined && isInOwnBucket(file) ? file.path : undefined
}
