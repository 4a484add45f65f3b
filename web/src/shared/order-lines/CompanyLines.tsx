import type { Company } from '@teeshala/contract/orders/order-extras'
import * as texts from '../../texts/shared/orders.ts'
import classes from './ShippingLines.module.css'

/** The company on the bill. */
export function CompanyLines({ company: { name, gstin } }: { company: Company }) {
  return (
    <p className={classes.lines}>
      <span>{name}</span>
      <span>{texts.gstinIs(gstin)}</span>
    </p>
  )
}
