import { createHash } from 'node:crypto'

/** The SHA-256 of a text (UTF-8) or of bytes, in 64 hexadecimal digits: what names a document, or stands for a secret. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
