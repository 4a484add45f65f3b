import { PassThrough, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawSheet } from './draw-sheet.ts'
import type { Sheet } from './sheet.ts'

const bytes = await sharp({
  create: {
    width: 900,
    height: 900,
    channels: 3,
    background: '#7c8730',
    noise: { type: 'gaussian', mean: 120, sigma: 60 },
  },
})
  .png()
  .toBuffer()

/** Returns a bucket with the same picture everywhere, which counts how often it was read. */
function bucketOfOne() {
  const read: string[] = []
  const files = {
    describe: async () => ({ bytes: bytes.length, contentType: 'image/png', generation: '1', createdAt: new Date() }),
    whole: async (path: string) => {
      read.push(path)
      return bytes
    },
  }
  return { read, deps: { files: files as never, verdicts: new Map() } }
}

const place = { xMm: 0, yMm: 0, widthMm: 90, heightMm: 90, rotationDeg: 0 }
const pieces = [{ color: 'Black', colorHex: '#111111', size: 'M', quantity: 1 }]
const sheetOf = (designs: number): Sheet => ({
  order: {
    _id: 'TS7K2M9QX4RD',
    // 1:30 am on the 21st in IST.
    createdAt: new Date('2026-11-20T20:00:00Z'),
    contact: { name: 'Kavya Iyer', phone: '', email: '' },
    fulfilment: { kind: 'collect' },
  },
  garments: [
    {
      product: 'Tee',
      houseSides: [],
      pieces,
      prints: [
        {
          placement: 'Left',
          cut: 'round-neck',
          area: { widthMm: 90, heightMm: 90 },
          designs: Array.from({ length: designs }, (_, index) => ({
            path: `design-${index}`,
            name: `design-${index}`,
            place,
          })),
          pieces,
          people: [],
        },
      ],
    },
  ],
})

const imagesIn = (pdf: string) => pdf.split('/Subtype /Image').length - 1
async function drawn(sheet: Sheet, deps: Parameters<typeof drawSheet>[1], untilMs?: number): Promise<string> {
  const out = new PassThrough()
  const [pdf] = await Promise.all([text(out.setEncoding('latin1')), drawSheet(sheet, deps, out, untilMs)])
  return pdf
}

describe('a print sheet of many designs', () => {
  test('reads only as fast as its output is consumed, so that its memory does not grow with the order', async () => {
    const { read, deps } = bucketOfOne()
    const out = new Writable({ write: () => undefined })
    const drawing = drawSheet(sheetOf(20), deps, out)
    drawing.catch(() => undefined)
    let before = -1
    while (read.length === 0 || read.length !== before) {
      before = read.length
      await pause(300)
    }
    expect(read.length).toBeLessThan(6)
    out.destroy()
    await expect(drawing).rejects.toThrow()
  })

  test('contains all of them, each once', async () => {
    const { read, deps } = bucketOfOne()
    expect(imagesIn(await drawn(sheetOf(12), deps))).toBe(12)
    expect(read).toHaveLength(12)
  })

  test('ends in time, naming the remaining designs instead of drawing them', async () => {
    const { read, deps } = bucketOfOne()
    expect(imagesIn(await drawn(sheetOf(12), deps, 0))).toBe(0)
    expect(read).toEqual([])
  })
})
