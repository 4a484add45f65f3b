import { createHash } from 'node:crypto'

/** Returns the SHA-256 of a text (UTF-8) or of bytes as 64 hex digits: used as document name or in place of a secret. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
