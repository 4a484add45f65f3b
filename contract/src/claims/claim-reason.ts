import * as z from 'zod/mini'

/** What can be wrong with an order, in the words shown to the customer. */
export const claimReasons = {
  wrong_print: 'Wrong or bad print',
  damaged: 'Damaged',
  wrong_size: 'Wrong size or colour sent',
  missing: 'A piece is missing',
  late: 'It is late',
  other: 'Something else',
} as const

export const ClaimReason = z.enum(
  Object.keys(claimReasons) as [keyof typeof claimReasons, ...(keyof typeof claimReasons)[]],
  {
    error: 'Please choose what is wrong',
  },
)
export type ClaimReason = z.infer<typeof ClaimReason>
