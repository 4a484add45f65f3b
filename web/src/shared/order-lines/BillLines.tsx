import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { nameOnBill } from '@teeshala/contract/tax/billed-address'
import * as texts from '../../texts/shared/orders.ts'
import classes from './ShippingLines.module.css'
import { ShippingLines } from './ShippingLines.tsx'

type Bill = Pick<AnyOrder, 'company' | 'billingAddress'>
type Billed = Bill & Pick<AnyOrder, 'contact'>

/** Whether an order is billed to a company, or to an address that it is not sent to. */
export const hasBill = ({ company, billingAddress }: Bill) => company !== undefined || billingAddress !== undefined

/** Name and address on the bill. */
export function BillLines({ order }: { order: Billed }) {
  const { company, billingAddress } = order
  return (
    <>
      {company && (
        <p className={classes.lines}>
          <span>{company.name}</span>
          <span>{texts.gstinIs(company.gstin)}</span>
        </p>
      )}
      {billingAddress && <ShippingLines to={{ ...billingAddress, name: company ? '' : nameOnBill(order) }} />}
    </>
  )
}
