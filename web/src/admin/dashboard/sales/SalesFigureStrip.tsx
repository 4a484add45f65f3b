import { formatCount } from '@teeshala/contract/count-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { saleWords } from '@teeshala/contract/sales/sales'
import type { Summary } from '@teeshala/contract/sales/summary'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/admin/dashboard.ts'
import { beforeWords, changeWords } from './change-words.ts'
import classes from './SalesFigureStrip.module.css'

type Figure = {
  label: string
  name: keyof typeof saleWords
  value: string
  now: number
  before: number
  /** Shown instead of the change. */
  aside?: string
  more?: string
}

/** The period's figures, linked to their orders, with the change from the previous period. */
export function SalesFigureStrip({ summary }: { summary: Summary }) {
  const { before } = summary
  const rupees = (label: string, figure: 'revenue' | 'averageOrder'): Figure => ({
    label,
    name: figure,
    value: formatAmount(summary[figure]),
    now: summary[figure],
    before: before[figure],
  })
  const count = (label: string, figure: 'orders' | 'pieces'): Figure => ({
    label,
    name: figure,
    value: formatCount(summary[figure]),
    now: summary[figure],
    before: before[figure],
  })
  const figures: Figure[] = [
    rupees(texts.revenue, 'revenue'),
    count(texts.orders, 'orders'),
    rupees(texts.averageOrder, 'averageOrder'),
    count(texts.piecesLabel, 'pieces'),
    {
      label: texts.pendingMoney,
      name: 'pendingMoney',
      value: formatAmount(summary.pendingMoney),
      now: summary.pendingMoney,
      before: before.pendingMoney,
      aside: texts.ofOrders(formatCount(summary.pendingOrders), summary.pendingOrders),
      more: '&due=true',
    },
  ]
  return (
    <>
      <ul className={classes.strip} aria-label={texts.figures}>
        {figures.map(({ label, name, value, now, before: then, aside, more = '' }) => {
          const change = changeWords(now, then)
          return (
            <li key={name} className={classes.cell}>
              <Link className={classes.link} to={`/admin/sales?from=${summary.from}&to=${summary.to}${more}`}>
                <span className={classes.label}>{label}</span> <strong className={classes.value}>{value}</strong>
              </Link>
              <span className={classes.aside}>
                {aside ?? (change ? `${change} ${beforeWords(summary.days.length)}` : texts.noEarlierDaysToCompare)}
              </span>
            </li>
          )
        })}
      </ul>
      <details className={classes.words}>
        <summary>{texts.whatTheseFiguresCount}</summary>
        <dl>
          {figures.map(({ label, name }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{saleWords[name]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}
