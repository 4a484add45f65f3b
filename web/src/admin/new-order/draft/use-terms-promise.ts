import { type Destination, destinationOf, type Goods } from '@teeshala/contract/delivery/delivery-promise'
import { type ShownPromise, useDeliveryPromise } from '../../../shared/delivery/use-delivery-promise.ts'
import { problemsOfExtras, unmetDay } from '../../../shared/ordering/extras/check-extras.ts'
import type { OrderTerms } from './order-draft.ts'

/** The delivery date of the order being taken, and errors about its date needed and company. */
export function useTermsPromise({ isShipped, address, extras }: OrderTerms, goods: Goods) {
  const to: Destination | undefined = isShipped ? destinationOf(address) : 'counter'
  const promise: ShownPromise | undefined = useDeliveryPromise(goods, to)
  const problems = () => {
    const { neededBy, companyName, gstin } = problemsOfExtras(
      extras,
      unmetDay(extras, promise && 'by' in promise ? promise.by : undefined),
    )
    return Object.fromEntries(
      Object.entries({ neededBy, 'company.name': companyName, 'company.gstin': gstin }).flatMap(([field, problem]) =>
        problem === undefined ? [] : [[field, problem]],
      ),
    )
  }
  return { promise, problems }
}
