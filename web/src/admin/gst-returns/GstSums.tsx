import { formatCount } from '@teeshala/contract/count-format'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { GstReturn } from '@teeshala/contract/tax/tax-calls'
import * as texts from '../../texts/admin/gst-returns.ts'
import classes from './GstReturnsPage.module.css'

/** A month's totals, minus credit notes. */
export function GstSums({ sums }: { sums: GstReturn }) {
  const facts = [
    [texts.invoices, formatCount(sums.invoices)],
    [texts.creditNotes, formatCount(sums.creditNotes)],
    [texts.taxableValue, formatAmount(sums.taxable)],
    [texts.cgst, formatAmount(sums.cgst)],
    [texts.sgst, formatAmount(sums.sgst)],
    [texts.igst, formatAmount(sums.igst)],
    [texts.total, formatAmount(sums.total)],
  ] as const
  return (
    <dl className={classes.sums}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
