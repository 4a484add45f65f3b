import { formatCount } from '@teeshala/contract/count-format'
import { toPaise, toRupees } from '@teeshala/contract/money'
import type { OrderedJob } from '@teeshala/contract/printing/print-job'
import type { Quote } from '@teeshala/contract/printing/quotes/quote'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../texts/shared/printing.ts'
import classes from './QuoteLines.module.css'

/** The contents of a quote, job by job, with quantity, price and amount per line. */
export function QuoteLines({ quote: { items, jobs } }: { quote: Pick<Quote, 'items' | 'jobs'> }) {
  const singles = items.filter(({ job }) => job === undefined)
  return (
    <table className={classes.table}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{texts.item}</th>
          <th scope="col">{texts.quantity}</th>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.amount}</th>
        </tr>
      </thead>
      {jobs.map((job, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a job is identified by its position in the quote
        <tbody key={index}>
          <tr>
            <th scope="rowgroup" colSpan={4} className={classes.job}>
              {jobTitle(job)}
              <span>{jobFacts(job)}</span>
            </th>
          </tr>
          <Lines items={items.filter((item) => item.job === index)} />
        </tbody>
      ))}
      {singles.length > 0 && (
        <tbody>
          {jobs.length > 0 && (
            <tr>
              <th scope="rowgroup" colSpan={4} className={classes.job}>
                {texts.singleItems}
              </th>
            </tr>
          )}
          <Lines items={singles} />
        </tbody>
      )}
    </table>
  )
}

function Lines({ items }: { items: Quote['items'] }) {
  return items.map(({ type, option, name, quantity, price }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an option may occur in a quote twice
    <tr key={`${type} ${option} ${index}`}>
      <td>{name}</td>
      <td>{formatCount(quantity)}</td>
      <td>{formatAmount(price)}</td>
      <td>{formatAmount(toRupees(toPaise(price) * quantity))}</td>
    </tr>
  ))
}

function jobTitle({ documents, copies }: OrderedJob): string {
  const [first, ...others] = documents
  const more = others.length > 0 ? texts.andMore(others.length) : ''
  return `${first?.name || texts.document}${more}, ${formatCount(copies)} ${copies === 1 ? texts.copy : texts.copiesWord}`
}

function jobFacts({ documents, sides, sheets }: OrderedJob): string {
  const pages = documents.reduce((sum, document) => sum + document.pages, 0)
  const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : texts.s}`
  return texts.sheetsAndSides(counted(pages, 'page'), sides, counted(sheets, 'sheet'))
}
