import * as z from 'zod/mini'

/** What staff have agreed with a customer about paying, beside the rules for everybody. */
export const PayTerms = z.object({
  /** Whether cash at the door is not taken: parcels to them came back. */
  prepays: z.boolean(),
  /** Within how many days of the invoice they pay large bulk and print orders, without an advance; null where they pay like others. */
  invoiceDays: z.nullable(
    z
      .int({ error: 'A whole number of days' })
      .check(z.gte(1, { error: 'At least 1 day' }), z.lte(90, { error: 'At most 90 days' })),
  ),
})
export type PayTerms = z.infer<typeof PayTerms>

/** What everybody begins with. */
export const firstPayTerms: PayTerms = { prepays: false, invoiceDays: null }

/** PUT /api/users/{id}/pay-terms. */
export const SetPayTermsRequest = z.object({
  ...PayTerms.shape,
  /** The terms that the form was opened with: others that a colleague has set since are not replaced unseen. */
  expected: z.optional(PayTerms),
})
export type SetPayTermsRequest = z.infer<typeof SetPayTermsRequest>
