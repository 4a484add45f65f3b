import type { Company } from '@teeshala/contract/orders/order-extras'
import classes from './ShippingLines.module.css'

/** In whose name the bill is made out. */
export function CompanyLines({ company: { name, gstin } }: { company: Company }) {
  return (
    <p className={classes.lines}>
      <span>{name}</span>
      <span>GSTIN {gstin}</span>
    </p>
  )
}
