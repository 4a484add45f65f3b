import { inflateSync } from 'node:zlib'

const headerBytes = 44
const entryBytes = 20

/** The OpenType font in a WOFF 1.0 file (W3C, 'WOFF File Format 1.0', section 4): the same tables, each packed by zlib. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = headerBytes + index * entryBytes
    const [offset, packedBytes, bytes] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const packed = woff.subarray(offset, offset + packedBytes)
    const content = packedBytes < bytes ? inflateSync(packed) : packed
    return { tag: woff.subarray(at, at + 4), checksum: woff.subarray(at + 16, at + 20), content }
  })
  const directory = Buffer.alloc(12 + count * 16)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((count - power) * 16, 10)
  let offset = directory.length
  const contents: Buffer[] = []
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = 12 + index * 16
    tag.copy(directory, at)
    checksum.copy(directory, at + 4)
    directory.writeUInt32BE(offset, at + 8)
    directory.writeUInt32BE(content.length, at + 12)
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4)
    content.copy(padded)
    contents.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...contents])
}
