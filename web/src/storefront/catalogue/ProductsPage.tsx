import { useSearchParams } from 'react-router-dom'
import { Breadcrumbs } from '../../shared/ui/heads/Breadcrumbs.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../texts/storefront/catalogue.ts'
import { Listing } from './Listing.tsx'

const lead = texts.allOurTShirtsPolosDry

const home = { to: '/', label: texts.home }
const all = texts.allProducts

/** All products of the shop, or search results. */
export function ProductsPage() {
  const [search] = useSearchParams()
  const q = search.get('q')
  const title = q ? texts.resultsFor(q) : all
  return (
    <>
      <PageHead title={title} description={lead} path="/products" />
      <Listing
        title={title}
        {...(!q && { lead })}
        above={
          <Breadcrumbs trail={q ? [home, { to: '/products', label: all }] : [home]} here={q ? texts.search : all} />
        }
        isPage
      />
    </>
  )
}
