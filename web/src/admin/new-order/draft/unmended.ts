import type { OrderDraft, OrderTerms } from './order-draft.ts'

type Draft = OrderTerms & Partial<Pick<OrderDraft, 'lines' | 'placements' | 'designs'>>

/** What stands in the form under the paths by which the shop names its fields. */
const byPath = ({ customer, isShipped, address, extras, discount, lines, placements, designs }: Draft) => ({
  goods: { lines, placements },
  designs,
  userId: customer.userId,
  contact: customer,
  shippingAddress: address,
  company: { name: extras.companyName, gstin: extras.gstin },
  // Whether a day can be met hangs on the way as well.
  neededBy: [extras.neededBy, extras.acceptedDay, isShipped, address.postalCode],
  discount,
})

/** What stands at a path, or where it ends the last that it leads to. */
function at(path: string, draft: Draft): string {
  let found: unknown = byPath(draft)
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !(name in found)) break
    found = found[name as keyof typeof found]
  }
  return JSON.stringify(found)
}

/** The errors whose fields stand as they were when they were marked. */
export function unmended(
  errors: Readonly<Record<string, string>>,
  marked: Draft,
  now: Draft,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => at(path, marked) === at(path, now)))
}
