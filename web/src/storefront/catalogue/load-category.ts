import { data, type LoaderFunctionArgs } from 'react-router-dom'
import { categoryPages } from './categories.ts'
import { loadListing } from './load-listing.ts'

/** As for every listing; an address that is no category is not found. */
export async function loadCategory(args: LoaderFunctionArgs): Promise<void> {
  const page = categoryPages[args.params.name ?? '']
  if (!page) throw data('Not found', { status: 404 })
  await loadListing(args, page.listing)
}
