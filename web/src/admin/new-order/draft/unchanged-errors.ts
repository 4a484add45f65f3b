import type { OrderDraft, OrderTerms } from './order-draft.ts'

type Draft = OrderTerms & Partial<Pick<OrderDraft, 'lines' | 'placements' | 'designs'>>

/** The form's values under the server's field paths. */
const byPath = ({ customer, isShipped, address, extras, discount, lines, placements, designs }: Draft) => ({
  goods: { lines, placements },
  designs,
  userId: customer.userId,
  contact: customer,
  shippingAddress: address,
  billingAddress: address,
  company: { name: extras.companyName, gstin: extras.gstin },
  // Whether a date can be met depends on the destination as well.
  neededBy: [extras.neededBy, extras.acceptedDay, isShipped, address.postalCode],
  discount,
})

/** Returns the value at a path, or the last one on the way to it. */
function at(path: string, draft: Draft): string {
  let found: unknown = byPath(draft)
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !(name in found)) break
    found = found[name as keyof typeof found]
  }
  return JSON.stringify(found)
}

/** Returns the errors whose fields have not changed since they were marked. */
export function unchangedErrors(
  errors: Readonly<Record<string, string>>,
  marked: Draft,
  now: Draft,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => at(path, marked) === at(path, now)))
}
