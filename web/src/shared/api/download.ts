import type { CallName } from '@teeshala/contract/api/addresses'
import { openStream } from './api.ts'
import type { Ask } from './asked.ts'

/** Called for each chunk: bytes so far, and rows including the heading for a spreadsheet. */
export type Progress = { bytes: number; rows: number }

const [lineFeed, quote] = [10, 34]

/**
 * Downloads a file that needs the user's token, which a link could not send. Nothing is saved if the
 * download is interrupted.
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
      // A cell can contain line breaks.
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
  // The browser reads the file after this task, and needs the URL until then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
