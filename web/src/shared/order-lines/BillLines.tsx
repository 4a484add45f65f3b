import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import * as texts from '../../texts/shared/orders.ts'
import classes from './ShippingLines.module.css'
import { ShippingLines } from './ShippingLines.tsx'

type Billed = Pick<AnyOrder, 'company' | 'billingAddress'>

/** Whether an order is billed to a company, or to an address that it is not sent to. */
export const hasBill = ({ company, billingAddress }: Billed) => company !== undefined || billingAddress !== undefined

/** The company and the address on the bill. */
export function BillLines({ order: { company, billingAddress } }: { order: Billed }) {
  return (
    <>
      {company && (
        <p className={classes.lines}>
          <span>{company.name}</span>
          <span>{texts.gstinIs(company.gstin)}</span>
        </p>
      )}
      {billingAddress && <ShippingLines to={billingAddress} />}
    </>
  )
}
