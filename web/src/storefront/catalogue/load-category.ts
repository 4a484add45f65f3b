import { data } from 'react-router-dom'
import type { LoadArgs } from '../../shared/routing/load-args.ts'
import * as texts from '../../texts/storefront/catalogue.ts'
import { categoryPages } from './categories.ts'
import { loadListing } from './load-listing.ts'

/** As for every listing; an unknown category is a 404. */
export async function loadCategory(args: LoadArgs): Promise<void> {
  const page = categoryPages[args.params.name ?? '']
  if (!page) throw data(texts.notFound, { status: 404 })
  await loadListing(args, page.listing)
}
