import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number, alpha: number]

const rani: Colour = [224, 23, 109, 255]
const clear: Colour = [0, 0, 0, 0]

/** A disc on a transparent ground as a PNG file, for choosing in a file dialog. */
export function discPng(name: string, sidePx: number, colour: Colour = rani) {
  const rows = Array.from({ length: sidePx }, (_, y) => {
    const row = Buffer.alloc(1 + sidePx * 4)
    for (let x = 0; x < sidePx; x++) {
      const isInside = Math.hypot(x - sidePx / 2, y - sidePx / 2) < sidePx / 2
      row.set(isInside ? colour : clear, 1 + x * 4)
    }
    return row
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(sidePx, 0)
  header.writeUInt32BE(sidePx, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A file of so many bytes that only says to be a picture. */
export const fileOf = (name: string, mimeType: string, bytes: number) => ({
  name,
  mimeType,
  buffer: Buffer.alloc(bytes, 1),
})
