import { existsSync } from 'node:fs'
import path from 'node:path'

/** Returns the path of the program that reads uploads: next to the bundle, or the source file. */
export function readerProgram(): string {
  const shipped = path.join(import.meta.dirname, 'reader.js')
  return existsSync(shipped) ? shipped : path.join(import.meta.dirname, 'reader', 'reader.ts')
}
