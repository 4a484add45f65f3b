import { createHash } from 'node:crypto'
import type { Answer } from './answer.ts'

/** A weak ETag over body and headers: the cursor of the next page is part of what was answered. */
export function entityTag({ body, headers }: Answer): string {
  return `W/"${createHash('sha256')
    .update(JSON.stringify([body, headers]))
    .digest('base64url')
    .slice(0, 22)}"`
}
