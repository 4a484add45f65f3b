import { plainListAddress } from '@teeshala/contract/catalogue/plain-list-address'
import { categoryPageNames } from '@teeshala/contract/catalogue/public-pages'
import type { Listing } from '../../shared/catalogue/catalogue-queries.ts'
import * as texts from '../../texts/first-visit.ts'
import classes from './Listing.module.css'

type PlainListProps = { title: string; of: Listing }

/** The products for browsers without scripts, as stored at that time; see docs/decisions/0058-prerendered-pages.md. */
export function PlainList({ title, of: { category, seasonal } }: PlainListProps) {
  const page = seasonal ? 'seasonal' : category?.toLowerCase()
  const address = plainListAddress(categoryPageNames.find((name) => name === page) ?? 'all')
  return (
    <noscript>
      <iframe src={address} title={title} className={classes.plain} />
      <a href={address}>{texts.asPlainPage}</a>
    </noscript>
  )
}
