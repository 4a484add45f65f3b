import * as z from 'zod/mini'

/** The header with the browser's id, which tells a guest's repeated order from another guest's. */
export const deviceIdHeader = 'x-device-id'

/** The id of a browser: random, generated once, sent only to the shop. */
export const DeviceId = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, { error: 'An X-Device-Id has 22 to 64 letters and digits' }))
