const castagnoliPolynomial = 0x82f63b78
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte
  for (let bit = 0; bit < 8; bit += 1)
    remainder = remainder & 1 ? (remainder >>> 1) ^ castagnoliPolynomial : remainder >>> 1
  return remainder
})

/** Returns the CRC-32C checksum (Castagnoli), which Node's zlib lacks. */
export function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (table[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}
