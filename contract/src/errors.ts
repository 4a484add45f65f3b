import * as z from 'zod/mini'

/** Every error code of the API with its HTTP status; the only such table, used by both sides. */
export const statusOfError = {
  INVALID_INPUT: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  CONTACT_UNPROVED: 409,
  EDIT_CONFLICT: 409,
  EMAIL_TAKEN: 409,
  PHONE_TAKEN: 409,
  PHONE_ELSEWHERE: 409,
  CART_EMPTY: 409,
  CART_CHANGED: 409,
  CHOICE_MISSING: 409,
  PRODUCT_UNAVAILABLE: 409,
  OUT_OF_STOCK: 409,
  PRICE_CHANGED: 409,
  COUPON_REFUSED: 409,
  METHOD_NOT_OFFERED: 409,
  FORBIDDEN_MOVE: 409,
  IN_USE: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof statusOfError

export const ErrorCode = z.enum(Object.keys(statusOfError) as [ErrorCode, ...ErrorCode[]])

/**
 * The body of every error answer. `fields` maps a field's path ('address.pincode') to the message beside it; `details` has what is needed to act on the
 * code (the current amounts, the pieces left).
 */
export const ErrorAnswer = z.object({
  code: ErrorCode,
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.string(),
})
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
