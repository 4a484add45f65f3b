import { type ProductionStatus, productionStatuses } from '@teeshala/contract/production/production-order'
import { useAddress } from '../../../shared/address/use-address.ts'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './ProductionSteps.module.css'

const labels: Readonly<Record<ProductionStatus, string>> = {
  placed: texts.toStart,
  in_production: texts.inProduction,
  shipped: texts.sentOrReady,
}

/** The production steps; the URL says which one is shown. */
export function ProductionSteps({ shown }: { shown: ProductionStatus }) {
  const { link } = useAddress()
  return (
    <nav aria-label={texts.stepsOfProduction} className={classes.steps}>
      {productionStatuses.map((status) => (
        <Link
          key={status}
          to={link({ status })}
          preventScrollReset
          className={classes.step}
          aria-current={status === shown ? 'page' : undefined}
        >
          {labels[status]}
        </Link>
      ))}
    </nav>
  )
}
