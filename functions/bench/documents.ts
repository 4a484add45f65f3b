/**
 * `npm run bench -- documents [RUNS]`: from the stored file to its facts, the reader's own start included: a text of 300 pages, and 30 scanned
 * pages of A4 at 300 dots an inch.
 */
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { readApart } from '../src/documents/read-apart.ts'
import { drawnPdf } from '../test/fixtures/files/raw-pdf.ts'

const runs = Number(process.argv[2] ?? 5)

const text = await drawnPdf((document) => {
  for (let page = 1; page <= 300; page++) {
    document.addPage().fontSize(11)
    for (let line = 1; line <= 40; line++)
      document.text(`${page}.${line} What a thesis says, and says again in its next line.`)
  }
})

const noise = { type: 'gaussian', mean: 225, sigma: 12 } as const
const paper = await sharp({ create: { width: 2480, height: 3508, channels: 3, background: '#fff', noise } })
  .blur(1.5)
  .jpeg({ quality: 70 })
  .toBuffer()
const scan = await drawnPdf((document) => {
  // A byte behind its end makes each of them another picture.
  for (let page = 0; page < 30; page++)
    document.addPage().image(Buffer.concat([paper, Buffer.from([page])]), 0, 0, { width: 595.28 })
})

for (const [name, file] of [
  ['300 pages of text', text],
  ['30 scanned pages', scan],
] as const) {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now()
    const reading = await readApart(Readable.from([file]), { contentType: 'application/pdf', bytes: file.length })
    if ('refusal' in reading) throw new Error(`The document was refused: ${reading.refusal}`)
    times.push(performance.now() - startedAt)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const [least = 0, median = 0, most = 0] = [sorted[0], sorted[Math.floor(runs / 2)], sorted.at(-1)]
  const size = `${(file.length / 1024 / 1024).toFixed(1)} MB`
  process.stdout.write(
    `${name.padEnd(22)}${size.padStart(9)}${median.toFixed(0).padStart(8)} ms   (${least.toFixed(0)} to ${most.toFixed(0)})\n`,
  )
}
