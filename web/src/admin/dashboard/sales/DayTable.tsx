import { formatCount } from '@teeshala/contract/count-format'
import { formatDay } from '@teeshala/contract/date-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { Summary } from '@teeshala/contract/sales/summary'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/admin/dashboard.ts'
import classes from './DayTable.module.css'

/** The charts' data as a table, latest day first, linked to the orders. */
export function DayTable({ days }: Pick<Summary, 'days'>) {
  return (
    <details className={classes.details}>
      <summary>{texts.dayByDayAsATable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table longer than its place scrolls, by keyboard too */}
      <section className={classes.scroll} aria-label={texts.dayByDay} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.orders}</th>
              <th scope="col">{texts.revenue}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, revenue }) => (
              <tr key={day}>
                <th scope="row">
                  <Link to={`/admin/sales?from=${day}&to=${day}`}>{formatDay(day)}</Link>
                </th>
                <td>{formatCount(orders)}</td>
                <td>{formatAmount(revenue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
