import type { CallName } from '@teeshala/contract/api/addresses'
import { type Ask, openStream } from './api.ts'

/** Told with each piece that comes: how many bytes and lines there are by now. */
export type Progress = { bytes: number; lines: number }

const lineFeed = 10

/**
 * Fetches a file that only the signed-in person may have and hands it to the browser to save. A link cannot do that: it would
 * not carry the token. Nothing is saved of a file that breaks off.
 */
export async function download<Name extends CallName>(
  name: Name,
  fileName: string,
  { onProgress, ...ask }: Ask<Name> & { onProgress?: (progress: Progress) => void },
): Promise<Progress> {
  const { body, type } = await openStream(name, ask as Ask<Name>)
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const progress = { bytes: 0, lines: 0 }
  const reader = body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    progress.bytes += piece.value.length
    for (const byte of piece.value) if (byte === lineFeed) progress.lines++
    onProgress?.({ ...progress })
  }
  save(new Blob(pieces, { type }), fileName)
  return progress
}

function save(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  // The browser reads the file after this task; it needs the address until then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
