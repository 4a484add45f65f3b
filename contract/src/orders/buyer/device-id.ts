import * as z from 'zod/mini'

/** The header in which a browser names itself, so that a guest's repeated order is told from another guest's. */
export const deviceIdHeader = 'x-device-id'

/** What it names itself: random, made once, told to nobody but the shop. */
export const DeviceId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, { error: 'An X-Device-Id has 22 to 64 letters and digits' }))
