import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { LatLng } from '../values/lat-lng.ts'
import { asBytes, asNumber, type BuiltIn, floatToInt, one, two } from './arguments.ts'
import { crc32c } from './crc32c.ts'
import { durationFunctions, timestampFunctions } from './time-functions.ts'

function bigEndian(checksum: number): Uint8Array {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(checksum)
  return bytes
}

const hashing: Readonly<Record<string, BuiltIn>> = {
  crc32: { takes: one, call: (_, [data]) => bigEndian(crc32(asBytes(data))) },
  crc32c: { takes: one, call: (_, [data]) => bigEndian(crc32c(asBytes(data))) },
  md5: { takes: one, call: (_, [data]) => createHash('md5').update(asBytes(data)).digest() },
  sha256: { takes: one, call: (_, [data]) => createHash('sha256').update(asBytes(data)).digest() },
}

const rounding = (round: (value: number) => number): BuiltIn => ({
  takes: one,
  call: (_, [value]) => round(asNumber(value)),
})

const minInt = -(2n ** 63n)

const math: Readonly<Record<string, BuiltIn>> = {
  /** The smallest integer has no positive counterpart and stays as it is. */
  abs: {
    takes: one,
    call: (_, [value]) => {
      if (typeof value !== 'bigint') return Math.abs(asNumber(value))
      return value < 0n && value !== minInt ? -value : value
    },
  },
  /** These two return a float, `round` an integer. */
  ceil: rounding(Math.ceil),
  floor: rounding(Math.floor),
  round: { takes: one, call: (_, [value]) => floatToInt(Math.round(asNumber(value))) },
  isNaN: { takes: one, call: (_, [value]) => Number.isNaN(asNumber(value)) },
  pow: { takes: two, call: (_, [base, exponent]) => asNumber(base) ** asNumber(exponent) },
  sqrt: rounding(Math.sqrt),
}

const latlng: Readonly<Record<string, BuiltIn>> = {
  value: { takes: two, call: (_, [latitude, longitude]) => new LatLng(asNumber(latitude), asNumber(longitude)) },
}

/** The functions called as namespace.function(…), except those that read documents. */
export const builtInNamespaces: Readonly<Record<string, Readonly<Record<string, BuiltIn>>>> = {
  duration: durationFunctions,
  hashing,
  latlng,
  math,
  timestamp: timestampFunctions,
}
