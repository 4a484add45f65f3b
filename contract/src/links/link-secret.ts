import * as z from 'zod/mini'

/** The secret that opens an order or quote without an account. */
export const LinkSecret = z.string().check(z.maxLength(100, { error: 'A secret has at most 100 characters' }))
