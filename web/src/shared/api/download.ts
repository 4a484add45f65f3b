import type { CallName } from '@teeshala/contract/api/addresses'
import { openStream } from './api.ts'
import type { Ask } from './asked.ts'

/** Told with each piece that comes: how many bytes there are by now, and how many rows where it is a spreadsheet, the heading among them. */
export type Progress = { bytes: number; rows: number }

const [lineFeed, quote] = [10, 34]

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
  const progress = { bytes: 0, rows: 0 }
  let isQuoted = false
  const reader = body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    progress.bytes += piece.value.length
    for (const byte of piece.value) {
      if (byte === quote) isQuoted = !isQuoted
      // A cell can have lines of its own.
      else if (byte === lineFeed && !isQuoted) progress.rows++
    }
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
