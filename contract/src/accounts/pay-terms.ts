import * as z from 'zod/mini'

/** Payment terms that staff agreed with a customer, different from the general rules. */
export const PayTerms = z.object({
  /** Whether cash on delivery is refused to them because parcels came back. */
  prepays: z.boolean(),
  /** The credit period in days for large bulk and print orders, without an advance; null if they pay like everyone else. */
  invoiceDays: z.nullable(
    z
      .int({ error: 'A whole number of days' })
      .check(z.gte(1, { error: 'At least 1 day' }), z.lte(90, { error: 'At most 90 days' })),
  ),
})
export type PayTerms = z.infer<typeof PayTerms>

/** The terms of a new customer. */
export const firstPayTerms: PayTerms = { prepays: false, invoiceDays: null }

/** PUT /api/users/{id}/pay-terms. */
export const SetPayTermsRequest = z.object({
  ...PayTerms.shape,
  /** The terms that the form was opened with, so that a colleague's change in the meantime is not overwritten unnoticed. */
  expected: z.optional(PayTerms),
})
export type SetPayTermsRequest = z.infer<typeof SetPayTermsRequest>
