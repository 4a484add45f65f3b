/** A mail program may have put something before the signature. */
const within = 1024
/** '%PDF-' */
const sign = [0x25, 0x50, 0x44, 0x46, 0x2d]
const lessThan = 0x3c

/** Returns whether a file starts like a PDF; a web page with a PDF hidden in it does not. */
export function isPdf(bytes: Uint8Array): boolean {
  if (bytes[0] === lessThan) return false
  for (let at = 0; at <= within; at++) if (sign.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}
