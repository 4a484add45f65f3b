import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { BooksCheck as Check } from '@teeshala/contract/books/books-calls'
import type { Finding } from '@teeshala/contract/books/finding'
import { formatCount } from '@teeshala/contract/count-format'
import { formatMoment } from '@teeshala/contract/date-format'
import { useState } from 'react'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { orderListPath } from '../../shared/orders/order-record-path.ts'
import { Link } from '../../shared/routing/Link.tsx'
import * as texts from '../../texts/admin/dashboard.ts'
import classes from './BooksCheck.module.css'
import panel from './Panel.module.css'
import { Panel } from './Panel.tsx'

/** The findings of the latest audit. */
const booksQuery = privateQuery('readBooksCheck', queryKeys.booksCheck())

/** How many findings show before expanding. */
const shownFirst = 3

/** The result of the latest nightly audit of stock and money. */
export function BooksCheck() {
  const check = useQuery(booksQuery)
  return (
    <Panel title={texts.theBooks}>
      {check.status === 'pending' && <Skeleton height="2.75rem" aria-busy />}
      {check.status === 'error' && (
        <p className={panel.quiet}>{sentenceFor(check.error, texts.theCheckCouldNotBeLoaded)}</p>
      )}
      {check.data && <Checked check={check.data} />}
    </Panel>
  )
}

function Checked({ check: { finishedAt, counts, findings, findingCount } }: { check: Check }) {
  const [isOpen, setOpen] = useState(false)
  if (!finishedAt || !counts) return <p className={panel.quiet}>{texts.theBooksAreCheckedEveryNight}</p>
  const shown = isOpen ? findings : findings.slice(0, shownFirst)
  return (
    <>
      {findingCount === 0 && <p className={classes.clean}>{texts.everythingAddsUp}</p>}
      {shown.length > 0 && (
        <ul className={panel.list}>
          {shown.map((finding) => (
            <li key={`${finding.kind} ${finding.id} ${finding.text}`} className={classes.finding}>
              <FindingLink {...finding} />
              <span>{finding.text}</span>
            </li>
          ))}
        </ul>
      )}
      {findings.length > shownFirst && !isOpen && (
        <button type="button" className={classes.more} onClick={() => setOpen(true)}>
          {texts.allOf(formatCount(findingCount))}
        </button>
      )}
      <p className={panel.quiet}>
        {texts.checkedAt(
          formatMoment(finishedAt),
          formatCount(counts.orders),
          formatCount(counts.payments),
          formatCount(counts.products),
        )}
      </p>
    </>
  )
}

/** A finding's subject, linked if staff have a page for it. */
function FindingLink({ kind, id, name = id }: Finding) {
  const title = texts.findingAbout[kind](name)
  const to = addressOf(kind, id, name)
  return to === undefined ? <strong>{title}</strong> : <Link to={to}>{title}</Link>
}

function addressOf(kind: Finding['kind'], id: string, name: string): string | undefined {
  if (kind === 'order') return `${orderListPath(id)}?q=${id}`
  if (kind === 'product') return `/admin/product-list?q=${encodeURIComponent(name)}`
  if (kind === 'coupon') return '/admin/settings/coupons'
  return kind === 'day' ? `/admin/sales?from=${id}&to=${id}` : undefined
}
