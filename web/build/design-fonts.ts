import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { TextStyle } from '@teeshala/contract/design-document/design-document'
import {
  allFontFiles,
  type FontFile,
  type FontId,
  fontIds,
  fontOf,
} from '@teeshala/contract/design-document/design-fonts'
import { svgOf } from '@teeshala/contract/design-document/draw-text'
import { outlineText } from '@teeshala/contract/design-document/outline-text'
import { textShapers } from '@teeshala/contract/design-document/shape-text'
import { unpackWoff } from '@teeshala/contract/design-document/unpack-woff'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const packed = ({ package: name, file }: FontFile) => readFile(require.resolve(`@fontsource/${name}/files/${file}`))
const shaperFor = textShapers({
  loadHarfBuzz: () => import('harfbuzzjs'),
  readFont: async (file) => unpackWoff(await packed(file), inflateSync),
})

/** Returns the name of a font written in it: the picker shows it without loading the font. */
async function sampleOf(font: FontId): Promise<string> {
  const style = TextStyle.parse({ text: fontOf(font).name, font, color: '#000000' })
  return svgOf(outlineText(style, await shaperFor([style])), style) ?? ''
}

const folder = 'design-fonts'
const fontTypes = { woff: 'font/woff', svg: 'image/svg+xml' }

/** The files of the folder by name, read on demand. */
const files = new Map<string, () => Promise<Uint8Array | string>>([
  ...allFontFiles().map((file) => [file.file, () => packed(file)] as const),
  ...fontIds.map((font) => [`${font}.svg`, () => sampleOf(font)] as const),
])

/** Copies the designer's fonts next to the pages, with a sample of each: the browser loads those that a text needs. */
export function designFonts(): Plugin {
  return {
    name: 'design-fonts',
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.slice(1) ?? ''
        const read = files.get(name)
        if (!read) return next()
        response.setHeader('content-type', fontTypes[name.endsWith('svg') ? 'svg' : 'woff'])
        read().then((content) => response.end(content), next)
      })
    },
    async generateBundle() {
      for (const [name, read] of files) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: await read() })
      }
    },
  }
}
