import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { inflateSync } from 'node:zlib'
import type { FontFile } from '@teeshala/contract/design-document/design-fonts'
import { textShapers } from '@teeshala/contract/design-document/shape-text'
import { unpackWoff } from '@teeshala/contract/design-document/unpack-woff'

/** Loads the text shaper for customers' designs. HarfBuzz and the fonts are loaded here, because nothing else needs them. */
export const designShaper = textShapers({ loadHarfBuzz: () => import('harfbuzzjs'), readFont })

/** The build copies the fonts next to the bundle; in the source tree they are in their packages. */
async function readFont({ package: name, file }: FontFile): Promise<Uint8Array> {
  const shipped = path.join(import.meta.dirname, 'design-fonts', file)
  const packed = await readFile(
    existsSync(shipped) ? shipped : createRequire(import.meta.url).resolve(`@fontsource/${name}/files/${file}`),
  )
  return unpackWoff(packed, inflateSync)
}
