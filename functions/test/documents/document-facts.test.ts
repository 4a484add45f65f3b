import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { unpackWoff } from '@teeshala/contract/design-document/unpack-woff'
import type { DocumentFacts } from '@teeshala/contract/printing/document-facts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readPrintFile } from '../../src/apart/reader/read-print-file.ts'
import { drawnPdf, onePage, rawPdf, stream } from '../fixtures/files/raw-pdf.ts'

const read = (file: Uint8Array, contentType = 'application/pdf') =>
  readPrintFile({ file: Uint8Array.from(file), contentType })

async function factsOf(file: Uint8Array, contentType?: string): Promise<DocumentFacts> {
  const reading = await read(file, contentType)
  if ('refusal' in reading) throw new Error(reading.refusal)
  return reading.facts
}

const size = (widthMm: number, heightMm: number, pages: number) => ({ widthMm, heightMm, pages })
const picture = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })

describe('the facts of an uploaded document', () => {
  test('include all of its 300 pages', async () => {
    const file = await drawnPdf((document) => {
      for (let number = 1; number <= 300; number++) document.addPage().text(`Page ${number}`)
    })
    expect(await factsOf(file)).toMatchObject({ pages: 300, sizes: [size(210, 297, 300)] })
  })

  test('include the page sizes as displayed, also for rotated pages and other units, the most frequent first', async () => {
    const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`
    const file = rawPdf({
      1: '<< /Type /Catalog /Pages 2 0 R >>',
      2: '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R 6 0 R 7 0 R 8 0 R] /Count 6 >>',
      3: page('/Rotate 90'),
      4: page(''),
      5: page('/MediaBox [-0.28 0 595 841.89]'),
      6: page('/UserUnit 2'),
      7: page('/CropBox [0 0 283.46 283.46]'),
      8: page('/Rotate -180'),
    })
    expect((await factsOf(file)).sizes).toEqual([
      size(209.9, 297, 3),
      size(297, 209.9, 1),
      size(419.8, 594.1, 1),
      size(100, 100, 1),
    ])
  })

  test('say which pages have colour', async () => {
    const [grey, red] = await Promise.all(
      ['#808080', '#c4212f'].map((background) => picture(400, 400, background).jpeg().toBuffer()),
    )
    const file = await drawnPdf((document) => {
      document.addPage().text('black')
      document.addPage().fillColor('#444444').text('grey')
      document.addPage().fillColor([0, 0, 0, 70]).text('grey of black ink')
      document.addPage().fillColor('#c4212f').text('red')
      document.addPage().fillColor([90, 0, 0, 0]).text('cyan')
      document.addPage().rect(0, 0, 100, 100).stroke('#1f6f50')
      document.addPage().image(grey as Buffer, 0, 0, { width: 100 })
      document.addPage().image(red as Buffer, 0, 0, { width: 100 })
      document.addPage().fillColor('#c4212f').fillColor('black').text('a colour that nothing is painted in')
      const dawn = document.linearGradient(0, 0, 100, 0).stop(0, '#ffffff').stop(1, '#ff8800')
      document.addPage().rect(0, 0, 100, 100).fill(dawn)
      const dusk = document.linearGradient(0, 0, 100, 0).stop(0, '#ffffff').stop(1, '#000000')
      document.addPage().rect(0, 0, 100, 100).fill(dusk)
    })
    expect(await factsOf(file)).toMatchObject({ pages: 11, colorPages: [4, 5, 6, 8, 10] })
  })

  test('include colour that repeats on every page, and no more colour than there is', async () => {
    const logo = await picture(300, 300, '#c4212f').png().toBuffer()
    const file = await drawnPdf((document) => {
      // pdfkit embeds a file once, but a picture from memory at every use: by its address it is one picture on all pages.
      const address = `data:image/png;base64,${logo.toString('base64')}`
      for (let number = 1; number <= 6; number++) document.addPage().image(address, 0, 0, { width: 60 })
      document.addPage().text('the end')
    })
    expect(await factsOf(file)).toMatchObject({ colorPages: [1, 2, 3, 4, 5, 6], poorPages: [] })
  })

  test('include visible colour in patterns, forms and masks', async () => {
    const resources = (more: string) => `/Resources << ${more} >>`
    const tile = (inner: string) =>
      stream(
        inner,
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << >>',
      )
    const tiled = (inner: string) =>
      onePage('/Pattern cs /P scn 0 0 99 99 re f', {
        page: resources('/Pattern << /P 5 0 R >>'),
        more: { 5: tile(inner) },
      })
    expect((await factsOf(tiled('1 0 0 rg 0 0 5 5 re f'))).colorPages).toEqual([1])
    expect((await factsOf(tiled('0.5 g 0 0 5 5 re f'))).colorPages).toEqual([])
    const form = (inner: string) => stream(inner, '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Resources << >>')
    const drawn = (content: string) =>
      onePage(content, {
        page: resources('/XObject << /F 5 0 R >>'),
        more: { 5: form('0 0 50 50 re f') },
      })
    expect((await factsOf(drawn('0 0 1 rg /F Do'))).colorPages).toEqual([1])
    expect((await factsOf(drawn('q 0 0 1 rg Q /F Do'))).colorPages).toEqual([])
    const masked = onePage('/G gs 0 0 99 99 re f', {
      page: resources('/ExtGState << /G << /SMask << /S /Luminosity /G 5 0 R >> >> >>'),
      more: {
        5: stream(
          '1 0 0 rg 0 0 50 50 re f',
          '/Type /XObject /Subtype /Form /BBox [0 0 99 99] /Group << /S /Transparency /CS /DeviceRGB >> /Resources << >>',
        ),
      },
    })
    expect((await factsOf(masked)).colorPages).toEqual([])
  })

  test('call a scan that looks grey black and white, and one signed in blue coloured', async () => {
    const noise = { type: 'gaussian', mean: 235, sigma: 6 } as const
    const paper = await sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#eee', noise } })
      .tint('#f4efe6')
      .jpeg()
      .toBuffer()
    const signature = await picture(200, 60, '#1030a0').png().toBuffer()
    const signed = await sharp(paper)
      .composite([{ input: signature, left: 800, top: 1500 }])
      .jpeg()
      .toBuffer()
    const file = await drawnPdf((document) => {
      for (const scan of [paper, signed]) document.addPage().image(scan, 0, 0, { width: 595.28 })
    })
    expect(await factsOf(file)).toMatchObject({ colorPages: [2], lowestDpi: 150, poorPages: [] })
  })

  test('include the lowest resolution in dots per inch, and the pages where it is too low', async () => {
    const coarse = await picture(300, 300, '#808080').jpeg().toBuffer()
    const file = await drawnPdf((document) => {
      // Seven inches, one inch, and seven inches in a form drawn at half size.
      document.addPage().image(coarse, 0, 0, { width: 504 })
      document.addPage().image(coarse, 0, 0, { width: 72 })
      document.addPage().scale(0.25).image(coarse, 0, 0, { width: 504 })
      document.addPage().text('no picture')
    })
    expect(await factsOf(file)).toMatchObject({ lowestDpi: 43, poorPages: [1] })
    const one = await factsOf(await drawnPdf((document) => document.addPage().image(coarse, 0, 0, { width: 72 })))
    expect(one).toMatchObject({ lowestDpi: 300, poorPages: [] })
    expect(await factsOf(await drawnPdf((document) => document.addPage().text('none')))).not.toHaveProperty('lowestDpi')
  })

  test('ignore a one-pixel picture stretched into a background', async () => {
    const dot = await picture(1, 1, '#808080').png().toBuffer()
    const file = await drawnPdf((document) => document.addPage().image(dot, 0, 0, { width: 595, height: 842 }))
    expect(await factsOf(file)).toMatchObject({ poorPages: [] })
  })

  test('list fonts that are not embedded, if their letters are visible', async () => {
    const woff = createRequire(import.meta.url).resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff')
    const own = await unpackWoff(readFileSync(woff), inflateSync)
    const file = await drawnPdf((document) => {
      document.addPage().font(own).text('brought along')
      document.font('Times-Bold').text('not brought along')
    })
    expect((await factsOf(file)).fontsNotEmbedded).toEqual(['Times-Bold'])
    const unseen = onePage('BT /F 12 Tf 3 Tr (read by a scanner) Tj ET', {
      page: '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Courier >> >> >>',
    })
    expect((await factsOf(unseen)).fontsNotEmbedded).toEqual([])
  })
})

describe('a picture printed as a page', () => {
  test.each([
    ['png', '#c4212f', [1]],
    ['jpeg', '#c4212f', [1]],
    ['png', '#808080', []],
    ['jpeg', '#808080', []],
  ] as const)('as %s of %s is one page with its resolution', async (format, background, colorPages) => {
    const file = await picture(1200, 800, background).toFormat(format).toBuffer()
    expect(await factsOf(file, `image/${format}`)).toEqual({
      pages: 1,
      colorPages,
      sizes: [],
      fontsNotEmbedded: [],
      poorPages: [],
      pixels: { width: 1200, height: 800 },
    })
  })

  test('is measured as displayed if the camera has noted a rotation', async () => {
    const file = await picture(1200, 800, '#808080').withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect((await factsOf(file, 'image/jpeg')).pixels).toEqual({ width: 800, height: 1200 })
  })

  test('is refused if it is something else, broken, or too large', async () => {
    const png = await picture(120, 80, '#808080').png().toBuffer()
    expect(await read(png, 'image/jpeg')).toEqual({ refusal: 'notWhatItSays' })
    expect(await read(png.subarray(0, 60), 'image/png')).toEqual({ refusal: 'brokenPicture' })
    const claims = Buffer.from(png)
    claims.writeUInt32BE(20_000, 16)
    claims.writeUInt32BE(20_000, 20)
    expect(await read(claims, 'image/png')).toEqual({ refusal: 'tooManyPixels' })
  })
})
