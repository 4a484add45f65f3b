import type { TextStyle } from '@teeshala/contract/design-document/design-document'
import type { FontFile } from '@teeshala/contract/design-document/design-fonts'
import { type OutlinedText, outlineText } from '@teeshala/contract/design-document/outline-text'
import { textShapers } from '@teeshala/contract/design-document/shape-text'
import { unpackWoff } from '@teeshala/contract/design-document/unpack-woff'

/** Sets a text in its font, as for print. Load this file lazily: it includes HarfBuzz, and loads the fonts that the text needs. */
export async function setText(style: TextStyle): Promise<OutlinedText> {
  return outlineText(style, await shaperFor([style]))
}

const shaperFor = textShapers({ loadHarfBuzz: () => import('harfbuzzjs'), readFont })

async function readFont({ file }: FontFile): Promise<Uint8Array> {
  const response = await fetch(`${import.meta.env.BASE_URL}design-fonts/${file}`)
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}`)
  return unpackWoff(new Uint8Array(await response.arrayBuffer()), inflate)
}

async function inflate(packed: Uint8Array): Promise<Uint8Array> {
  const unpacked = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}
