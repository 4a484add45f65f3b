const headerBytes = 44
const entryBytes = 20

/** Decompresses zlib data; browser and server each supply their own. */
export type Inflate = (packed: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** Returns the OpenType font in a WOFF 1.0 file (W3C, 'WOFF File Format 1.0', section 4): the same tables, each compressed by zlib. */
export async function unpackWoff(woff: Uint8Array, inflate: Inflate): Promise<Uint8Array> {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength)
  if (view.getUint32(0) !== 0x774f4646) throw new Error('Not a WOFF font')
  const count = view.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = headerBytes + index * entryBytes
      const [offset, packedBytes, bytes] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)]
      const packed = woff.subarray(offset, offset + packedBytes)
      const content = packedBytes < bytes ? await inflate(packed) : packed
      return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), content }
    }),
  )
  return tableFile(view.getUint32(4), tables)
}

type Table = { readonly tag: number; readonly checksum: number; readonly content: Uint8Array }

/** Lays tables out as an OpenType file: a directory, then each table padded to a multiple of four bytes. */
function tableFile(flavour: number, tables: readonly Table[]): Uint8Array {
  const padded = (bytes: number) => Math.ceil(bytes / 4) * 4
  const directoryBytes = 12 + tables.length * 16
  const font = new Uint8Array(tables.reduce((sum, { content }) => sum + padded(content.length), directoryBytes))
  const view = new DataView(font.buffer)
  const power = 2 ** Math.floor(Math.log2(tables.length))
  view.setUint32(0, flavour)
  view.setUint16(4, tables.length)
  view.setUint16(6, power * 16)
  view.setUint16(8, Math.log2(power))
  view.setUint16(10, (tables.length - power) * 16)
  let offset = directoryBytes
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = 12 + index * 16
    view.setUint32(at, tag)
    view.setUint32(at + 4, checksum)
    view.setUint32(at + 8, offset)
    view.setUint32(at + 12, content.length)
    font.set(content, offset)
    offset += padded(content.length)
  }
  return font
}
